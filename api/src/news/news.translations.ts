import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { NewsStatus } from '#contract/news.ts'
import type { NewsAlt, NewsPictures } from '#contract/news-pictures.ts'
import { hasTitle, saysSomething } from '#contract/news-texts.ts'
import {
  type NewsTranslation,
  type NewsTranslations,
  newsTranslations,
  type TranslationInput,
  translationInput,
  type WholeText,
} from '#contract/news-translations.ts'
import type { ContractTypes } from '#http/contract-validation.ts'
import { HttpError, invalid, stale, titleMissing } from '#http/errors.ts'
import { versionOf } from '#http/if-match.ts'
import { cleanRichText } from '#lib/rich-text.ts'
import { visibleState } from '#lib/visible-state.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import type { DraftRow, NewsRow } from '#supabase/database.ts'
import type { NewsChange } from './news.changes.ts'
import { cleanTexts, filesOf } from './news.rows.ts'
import { outdatedIn, outdatedLanguages, type SourcedTexts, sourcesAfter, TEXT_FIELDS, textIn } from './news.sources.ts'
import type { StaffReads } from './news.staff-reads.ts'
import type { NewsWrites } from './news.writes.ts'

const config = { role: 'news' } as const

/** Bytes of the texts of one language, and of what they were translated from, as JSON. */
const MAX_TEXTS = 4 * 1024 * 1024
/** How often a save is tried again when others save the same item at the same moment. */
const MAX_ROUNDS = 5
const NO_TEXT = { title: '', contentOne: '', contentTwo: '' }

type Parts = { supabase: Supabase; staffReads: StaffReads; news: NewsWrites }
type Wish = TranslationInput & { language: Language; version: string | undefined }

/** The languages of an item, each read and saved apart. Every method may throw 503, and 404 without the item. */
export function createNewsTranslations({ supabase, staffReads, news }: Parts) {
  async function all(ref: string): Promise<NewsTranslations> {
    const row = await staffReads.row(ref)
    return toTranslations(row, await staffReads.draftOf(row.id))
  }

  /** Who saved a language last, and when, as the history knows it; what it says of pictures names no language. */
  async function lastSave(id: string, language: Language, isOfDraft: boolean) {
    const fields = [...TEXT_FIELDS.map((field) => `content.${language}.${field}`), 'alt', 'pictures', 'inTranslation']
    const saves = supabase
      .from('news_versions')
      .select('saved_by, saved_at')
      .eq('news_id', id)
      .eq('of_draft', isOfDraft)
      .overlaps('changed', fields)
    const last = await ask(saves.order('version', { ascending: false }).limit(1).maybeSingle())
    return last ? { updatedBy: last.saved_by, updatedAt: last.saved_at } : undefined
  }

  /** What others save at the same moment, of other languages, is kept. */
  async function saveIn(id: string, wish: Wish, isOfDraft: boolean, byWhom: string): Promise<void> {
    const change = await changeToTranslation(wish, isOfDraft)
    for (let round = 1; ; round += 1) {
      try {
        await news.update(id, change, { version: undefined, request: null, byWhom })
        return
      } catch (error) {
        if (error instanceof AlreadySaved) return
        if (error instanceof OtherTranslation) throw stale(await all(id), await lastSave(id, wish.language, isOfDraft))
        const isOvertaken = error instanceof HttpError && error.statusCode === 412
        if (!isOvertaken || round === MAX_ROUNDS) throw error
      }
    }
  }

  return {
    /** @param ref the address or the id */
    all,

    /**
     * Saves one language, of its draft when there is one; all others stay byte for byte.
     * @throws 400 when the item would have no title that is shown, 412 with all languages, and who saved it when, when
     * another account has saved this one meanwhile
     */
    async save(ref: string, wish: Wish, byWhom: string): Promise<NewsTranslations> {
      const { id, status } = await staffReads.row(ref)
      const hasDraft = async () => status !== 'draft' && (await staffReads.draftOf(id)) !== null
      const isOfDraft = await hasDraft()
      await saveIn(id, wish, isOfDraft, byWhom)
      // A draft that was begun meanwhile was made of the item as it was.
      if (!isOfDraft && (await hasDraft())) await saveIn(id, wish, true, byWhom)
      return all(id)
    },
  }
}
export type TranslationStore = ReturnType<typeof createNewsTranslations>

/** Another account has saved the same language. */
class OtherTranslation extends Error {}

/** All is as it is wished: the same request has stored it before, or nothing was changed. It is no version of its own. */
class AlreadySaved extends Error {}

/** What becomes of an item of which one language is saved, whatever else of it is saved at the same time. */
async function changeToTranslation(wish: Wish, isOfDraft: boolean): Promise<NewsChange> {
  const { language, isShown, version } = wish
  const text = await cleanText(wish.text)
  const source = await cleanText(wish.source)
  return {
    status: isOfDraft ? 'draft' : undefined,
    isAutomatic: false,
    correction: wish.correction,
    plan:
      async () =>
      (before, { needsCover }) => {
        if (!before) throw new OtherTranslation()
        const now = stateIn(before, language)
        const wished = {
          text: withFilesOf(before, { ...text, captions: text.captions ?? now.text.captions }),
          isInTranslation: !isShown,
        }
        const isStored = versionOfState(now) === versionOfState(wished)
        if (version !== undefined && !isStored && version !== versionOfState(now)) throw new OtherTranslation()
        const { [language]: _, ...others } = before.in_translation
        const { alt: described, captions, ...content } = wished.text
        const isKept = isShown || !hasText(wished.text)
        const after = {
          content: { ...before.content, [language]: isShown ? content : NO_TEXT },
          alt: withAlt(before.alt, language, isShown ? described : {}),
          // Those of a language in translation stay in their place: what visitors read leaves them out.
          pictures: withCaptions(before.pictures, language, captions),
          in_translation: isKept ? others : { ...others, [language]: { ...content, alt: described } },
        }
        if (needsCover !== false && !hasTitle(after.content)) throw titleMissing()
        if (!saysSomething(after.content)) throw invalid('a draft needs a title or a text', 'content', 'draftEmpty')
        const translations = withSeen(sourcesAfter(before, after), wish, wished.text, source)
        const { published_on, is_media, cover, gallery, visible_from, visible_until } = before
        const outdated = outdatedLanguages({ ...after, translations })
        const { content: texts, alt, pictures, in_translation, translations: sources } = before
        const stored = { content: texts, alt, pictures, in_translation, translations: sources }
        if (isDeepStrictEqual({ ...after, translations }, stored)) throw new AlreadySaved()
        const kept = { published_on, is_media, cover, gallery, visible_from, visible_until }
        return { ...kept, ...after, translations, outdated }
      },
  }
}

/** Of the fields that were translated, or found right, the source is what the translator saw. */
function withSeen(
  sources: SourcedTexts['translations'],
  { language, from }: Wish,
  text: WholeText,
  seen: Partial<WholeText>,
): SourcedTexts['translations'] {
  if (from === language) return sources
  const { alt = {}, captions = {}, ...fields } = seen
  const own = sources[language] ?? {}
  const sourced = (entries: [string, string | undefined][], own: Record<string, unknown>) =>
    Object.fromEntries(entries.flatMap(([key, source]) => (source && own[key] ? [[key, { from, text: source }]] : [])))
  function ofPictures(part: 'alt' | 'captions', said: Record<string, string>) {
    const found = sourced(Object.entries(said), text[part])
    return own[part] || Object.keys(found).length > 0 ? { [part]: { ...own[part], ...found } } : {}
  }
  return {
    ...sources,
    [language]: {
      ...own,
      ...sourced(Object.entries(fields), text),
      ...ofPictures('alt', alt),
      ...ofPictures('captions', captions),
    },
  }
}

/** One language of the descriptions replaced; the others stay as they are. */
function withAlt(alt: NewsAlt, language: Language, texts: Record<string, string>): NewsAlt {
  const files = [...new Set([...Object.keys(alt), ...Object.keys(texts)])]
  const entries = files.map((file) => {
    const { [language]: _, ...others } = alt[file] ?? {}
    const text = texts[file]
    return [file, text ? { ...others, [language]: text } : others] as const
  })
  return Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0))
}

/** The same for captions: what else is said of a picture stays. */
function withCaptions(pictures: NewsPictures, language: Language, texts: Record<string, string>): NewsPictures {
  const before = Object.fromEntries(Object.entries(pictures).map(([file, { caption = {} }]) => [file, caption]))
  const captions = withAlt(before, language, texts)
  const files = [...new Set([...Object.keys(pictures), ...Object.keys(captions)])]
  const entries = files.map((file) => {
    const { caption: _, ...notes } = pictures[file] ?? {}
    const caption = captions[file]
    return [file, { ...notes, ...(caption && { caption }) }] as const
  })
  return Object.fromEntries(entries.filter(([, notes]) => Object.keys(notes).length > 0))
}

function withFilesOf(item: Pick<NewsRow, 'cover' | 'gallery'>, text: WholeText): WholeText {
  const files = filesOf(item)
  const own = (said: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(said).flatMap(([file, words]) =>
        files.includes(file) && words.trim() !== '' ? [[file, words.trim()] as const] : [],
      ),
    )
  return { ...text, alt: own(text.alt), captions: own(text.captions) }
}

async function cleanText<Text extends Partial<WholeText>>(text: Text): Promise<Text> {
  const { contentOne, contentTwo } = text
  return {
    ...text,
    ...(contentOne !== undefined && { contentOne: await cleanRichText(contentOne) }),
    ...(contentTwo !== undefined && { contentTwo: await cleanRichText(contentTwo) }),
  }
}

const hasText = ({ alt: _, captions: __, ...texts }: WholeText) =>
  Object.values(texts).some((text) => text.trim() !== '')

type State = Pick<NewsTranslation, 'text' | 'isInTranslation'>

const stateIn = (texts: SourcedTexts, language: Language): State => ({
  text: textIn(texts, language),
  isInTranslation: texts.in_translation[language] !== undefined,
})

/** The same for the same text in the same state; a language without a text is in none. */
function versionOfState({ text, isInTranslation }: State): string {
  const { title, contentOne, contentTwo, alt, captions } = text
  const [described, captioned] = [alt, captions].map((said) =>
    Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  const parts = [title, contentOne, contentTwo, described, captioned, isInTranslation && hasText(text)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

async function toTranslations(row: NewsRow, draft: DraftRow | null): Promise<NewsTranslations> {
  const edited = draft ?? row
  const texts = { ...edited, ...(await cleanTexts(edited)) }
  const entries = LANGUAGES.map((language) => {
    const state = stateIn(texts, language)
    const outdated = outdatedIn(language, texts)
    // Judged by what is stored, as the save judges it.
    return [language, { ...state, outdated, version: versionOfState(stateIn(edited, language)) }] as const
  })
  return {
    _id: row.id,
    url: row.slug,
    date: edited.published_on,
    cover: edited.cover,
    gallery: edited.gallery,
    isMediaNews: edited.is_media,
    pictures: edited.pictures,
    state: visibleState(row.status as NewsStatus, row),
    hasDraft: draft !== null,
    languages: Object.fromEntries(entries) as NewsTranslations['languages'],
  }
}

const refParams = z.object({ ref: z.string() })
const languageParams = z.extend(refParams, { language: z.enum(LANGUAGES, 'unknown language') })

/** What translators read and save. */
export async function newsTranslationsStaff(
  instance: FastifyInstance,
  { translations }: { translations: TranslationStore },
) {
  const app = instance.withTypeProvider<ContractTypes>()

  app.get(
    '/:ref/translations',
    { config, schema: { params: refParams, response: { 200: newsTranslations } } },
    ({ params }) => translations.all(params.ref),
  )

  app.put(
    '/:ref/translations/:language',
    {
      config,
      bodyLimit: MAX_TEXTS,
      schema: { params: languageParams, body: translationInput, response: { 200: newsTranslations } },
    },
    (request) => {
      const { ref, language } = request.params
      const wish = { ...request.body, language, version: versionOf(request) }
      return translations.save(ref, wish, request.staff.user.username)
    },
  )
}
