import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsText } from 'api/contract/news-texts'
import { plainText } from 'api/contract/plain-text'
import type { TFunction } from 'i18next'
import type { ConflictText } from '#features/admin/form/conflict-dialog.tsx'
import { type ConflictField, differingPart } from '#features/admin/form/conflict-rows.ts'
import { focusWords } from './focus-point.ts'
import { addressOf, fileOf, type NewsValues, type Picture, toKept } from './news-values.ts'

const TEXTS = ['title', 'contentOne', 'contentTwo'] as const

const idsOf = (pictures: (Picture | null)[]) => pictures.map((picture) => picture && fileOf(picture))

/** How two versions of an item are compared, field by field. */
export const newsFields: ConflictField<NewsValues>[] = [
  ...LANGUAGES.flatMap((language) => TEXTS.map((part) => textField(language, part))),
  { key: 'date', read: ({ date }) => date, take: (values, { date }) => ({ ...values, date }) },
  {
    key: 'type',
    read: ({ isMediaNews }) => isMediaNews,
    take: (values, { isMediaNews }) => ({ ...values, isMediaNews }),
  },
  { key: 'cover', read: ({ cover }) => idsOf([cover]), take: (values, { cover }) => ({ ...values, cover }) },
  { key: 'gallery', read: ({ gallery }) => idsOf(gallery), take: (values, { gallery }) => ({ ...values, gallery }) },
  { key: 'notes', read: readNotes, take: (values, { notes }) => ({ ...values, notes: { ...values.notes, ...notes } }) },
  { key: 'alt', read: readAlt, take: (values, { alt }) => ({ ...values, alt: { ...values.alt, ...alt } }) },
]

function textField(language: Language, part: keyof NewsText): ConflictField<NewsValues> {
  return {
    key: `${part}.${language}`,
    read: ({ content }) => content[language][part],
    take: (values, { content }) => ({
      ...values,
      content: { ...values.content, [language]: { ...values.content[language], [part]: content[language][part] } },
    }),
  }
}

/** Alternative texts in one order and without empty ones, so that equal ones compare as equal. */
function readAlt(values: NewsValues) {
  return Object.entries(toKept(values).alt)
    .map(([id, texts]) => [id, LANGUAGES.map((language) => texts[language]?.trim() ?? '')] as const)
    .filter(([, texts]) => texts.some(Boolean))
    .sort(([one], [other]) => one.localeCompare(other))
}

/** Captions, focal points and decoration in one order and without empty ones. */
function readNotes(values: NewsValues) {
  return Object.entries(toKept(values).notes)
    .map(([id, { caption = {}, isDecorative = false, focus = '' }]) => {
      const captions = LANGUAGES.map((language) => caption[language]?.trim() ?? '')
      return [id, captions, isDecorative, focus] as const
    })
    .filter(([, captions, isDecorative, focus]) => captions.some(Boolean) || isDecorative || focus !== '')
    .sort(([one], [other]) => one.localeCompare(other))
}

/** Mine, without pictures that are gone from the stored item meanwhile. */
export function withoutGone(mine: NewsValues, theirs: NewsValues): NewsValues {
  const present = new Set(idsOf([theirs.cover, ...theirs.gallery]))
  const isThere = (picture: Picture) => picture.upload !== null || present.has(picture.id)
  const cover = mine.cover && isThere(mine.cover) ? mine.cover : theirs.cover
  return { ...mine, cover, gallery: mine.gallery.filter(isThere) }
}

/** The two versions of every field in words. */
export function newsConflictTexts(t: TFunction<'admin'>, mine: NewsValues, theirs: NewsValues): ConflictText[] {
  const both = (show: (values: NewsValues) => string) => ({ mine: show(mine), theirs: show(theirs) })
  const texts = LANGUAGES.flatMap((language) =>
    TEXTS.map((part): ConflictText => {
      const [one, other] = [mine, theirs].map(({ content }) => plainText(content[language][part])) as [string, string]
      return {
        key: `${part}.${language}`,
        label: `${t(`newsForm.${part}`)} ${language.toUpperCase()}`,
        mine: differingPart(one, other),
        theirs: differingPart(other, one),
        lang: language,
      }
    }),
  )
  const addresses = (list: (Picture | null)[]) => list.flatMap((picture) => (picture ? [addressOf(picture, 480)] : []))
  const pictures = (of: (values: NewsValues) => (Picture | null)[]) => ({
    mine: addresses(of(mine)),
    theirs: addresses(of(theirs)),
  })
  return [
    ...texts,
    { key: 'date', label: t('newsForm.date'), ...both(({ date }) => date) },
    {
      key: 'type',
      label: t('newsForm.type'),
      ...both(({ isMediaNews }) => t(isMediaNews ? 'newsForm.typeMedia' : 'newsForm.typeNews')),
    },
    {
      key: 'cover',
      label: t('cover.label'),
      ...both(({ cover }) => cover?.upload?.file.name ?? t('cover.label')),
      pictures: pictures(({ cover }) => [cover]),
    },
    {
      key: 'gallery',
      label: t('gallery.label'),
      ...both(({ gallery }) => t('conflict.gallery', { count: gallery.length })),
      pictures: pictures(({ gallery }) => gallery),
    },
    {
      key: 'notes',
      label: t('pictureNotes.label'),
      ...both((values) =>
        readNotes(values)
          .map(([, captions, isDecorative, focus]) =>
            [
              ...captions.filter(Boolean),
              ...(isDecorative ? [t('pictureNotes.decorative')] : []),
              ...(focus ? [t('pictureNotes.focusAt', focusWords(focus))] : []),
            ].join(', '),
          )
          .join('; '),
      ),
    },
    {
      key: 'alt',
      label: t('altText.label'),
      ...both((values) =>
        readAlt(values)
          .flatMap(([, words]) => words)
          .filter(Boolean)
          .join('; '),
      ),
    },
  ]
}
