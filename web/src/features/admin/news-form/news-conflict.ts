import { LANGUAGES, type Language } from 'api/contract/languages'
import { plainText } from 'api/contract/plain-text'
import type { WordedField } from '#features/admin/form/conflict-rows.ts'
import { toIsoMoment } from '#features/admin/form/moments.ts'
import { focusWords } from './focus-point.ts'
import { addressOf, fileOf, type NewsValues, type Picture, toKept } from './news-values.ts'

const TEXTS = ['title', 'contentOne', 'contentTwo'] as const

const idsOf = (pictures: (Picture | null)[]) => pictures.map((picture) => picture && fileOf(picture))
const addressesOf = (pictures: (Picture | null)[]) =>
  pictures.flatMap((picture) => (picture ? [addressOf(picture, 480)] : []))

/** How two versions of an item are compared, field by field, and in which words. */
export const newsFields: WordedField<NewsValues>[] = [
  ...LANGUAGES.flatMap((language) => TEXTS.map((part) => textField(language, part))),
  {
    key: 'date',
    label: (t) => t('newsForm.date'),
    read: ({ date }) => date,
    words: ({ date }) => date,
    take: (values, { date }) => ({ ...values, date }),
  },
  {
    key: 'type',
    label: (t) => t('newsForm.type'),
    read: ({ isMediaNews }) => isMediaNews,
    words: ({ isMediaNews }, t) => t(isMediaNews ? 'newsForm.typeMedia' : 'newsForm.typeNews'),
    take: (values, { isMediaNews }) => ({ ...values, isMediaNews }),
  },
  {
    key: 'cover',
    label: (t) => t('cover.label'),
    read: ({ cover }) => idsOf([cover]),
    words: ({ cover }, t) => cover?.upload?.file.name ?? t('cover.label'),
    pictures: ({ cover }) => addressesOf([cover]),
    take: (values, { cover }) => ({ ...values, cover }),
  },
  {
    key: 'gallery',
    label: (t) => t('gallery.label'),
    read: ({ gallery }) => idsOf(gallery),
    words: ({ gallery }, t) => t('conflict.gallery', { count: gallery.length }),
    pictures: ({ gallery }) => addressesOf(gallery),
    take: (values, { gallery }) => ({ ...values, gallery }),
  },
  {
    key: 'notes',
    label: (t) => t('pictureNotes.label'),
    read: readNotes,
    words: (values, t) =>
      readNotes(values)
        .map(([, captions, isDecorative, focus]) =>
          [
            ...captions.filter(Boolean),
            ...(isDecorative ? [t('pictureNotes.decorative')] : []),
            ...(focus ? [t('pictureNotes.focusAt', focusWords(focus))] : []),
          ].join(', '),
        )
        .join('; '),
    take: (values, { notes }) => ({ ...values, notes: { ...values.notes, ...notes } }),
  },
  {
    key: 'alt',
    label: (t) => t('altText.label'),
    read: readAlt,
    words: (values) =>
      readAlt(values)
        .flatMap(([, words]) => words)
        .filter(Boolean)
        .join('; '),
    take: (values, { alt }) => ({ ...values, alt: { ...values.alt, ...alt } }),
  },
]

/** The same, and when visitors see the item, which is chosen with each save. */
export const publicFields: WordedField<NewsValues>[] = [
  ...newsFields,
  {
    key: 'showing',
    label: (t) => t('visibility.legend'),
    read: ({ from, until }) => [from, until].map(toIsoMoment),
    words: ({ from }, t) => (from ? t('visibility.since', { ...from }) : t('visibility.now')),
    take: (values, { from, until }) => ({ ...values, from, until }),
  },
]

function textField(language: Language, part: (typeof TEXTS)[number]): WordedField<NewsValues> {
  return {
    key: `${part}.${language}`,
    label: (t) => `${t(`newsForm.${part}`)} ${language.toUpperCase()}`,
    read: ({ content }) => content[language][part],
    words: ({ content }) => plainText(content[language][part]),
    take: (values, { content }) => ({
      ...values,
      content: { ...values.content, [language]: { ...values.content[language], [part]: content[language][part] } },
    }),
    lang: language,
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
