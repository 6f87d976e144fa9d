import { z } from 'zod/mini'
import { excerpt } from '#contract/excerpt.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import {
  EXCERPT_LENGTH,
  type NewsDraft,
  type NewsItem,
  type NewsStatus,
  type NewsSummary,
  type StaffNews,
} from '#contract/news.ts'
import type { StaffSummary } from '#contract/news-list.ts'
import type { NewsPictures } from '#contract/news-pictures.ts'
import { type NewsContent, perLanguage, type TranslatedText } from '#contract/news-texts.ts'
import { plainText } from '#contract/plain-text.ts'
import { cleanRichText } from '#lib/rich-text.ts'
import { visibleState } from '#lib/visible-state.ts'
import type { DraftRow, NewsRow, StaffSummaryRow, SummaryRow } from '#supabase/database.ts'
import type { TextsInTranslation } from '#supabase/news-json.ts'
import { olderThanSource } from './news.sources.ts'

const anyRow = { id: z.string(), slug: z.string(), published_on: z.string(), is_media: z.boolean() }
const text = z.object({ title: z.string(), contentOne: z.string(), contentTwo: z.string() })

/** What is read of a row, of a row of summaries, and of one for crawlers. */
export const newsRow = z.object({ ...anyRow, gallery: z.array(z.string()), content: perLanguage(text) })
export const summaryRow = z.object({ ...anyRow, titles: perLanguage(z.string()), beginning: z.string() })
export const staffRow = z.object({ ...anyRow, titles: perLanguage(z.string()), state: z.string() })
export const draftRow = z.object({
  id: z.string(),
  published_on: z.string(),
  is_media: z.boolean(),
  gallery: z.array(z.string()),
  content: perLanguage(text),
})
export const addressRow = z.object({
  id: z.string(),
  slug: z.string(),
  cover: z.string(),
  gallery: z.array(z.string()),
})

/** The texts with their HTML cleaned; done on write, and again for what reached the database another way. */
export async function cleanContent(content: NewsContent): Promise<NewsContent> {
  const clean: Partial<NewsContent> = {}
  for (const language of LANGUAGES) {
    const { title, contentOne, contentTwo } = content[language]
    clean[language] = {
      title,
      contentOne: await cleanRichText(contentOne),
      contentTwo: await cleanRichText(contentTwo),
    }
  }
  return clean as NewsContent
}

/** As `cleanContent`, with what is in translation. */
export async function cleanTexts({
  content,
  in_translation,
}: Pick<NewsRow, 'content' | 'in_translation'>): Promise<Pick<NewsRow, 'content' | 'in_translation'>> {
  return { content: await cleanContent(content), in_translation: await cleanInTranslation(in_translation) }
}

async function cleanInTranslation(texts: TextsInTranslation): Promise<TextsInTranslation> {
  const clean: TextsInTranslation = {}
  for (const language of languagesInTranslation(texts)) {
    const { title, contentOne, contentTwo, alt } = texts[language] as TranslatedText
    clean[language] = {
      title,
      contentOne: await cleanRichText(contentOne),
      contentTwo: await cleanRichText(contentTwo),
      alt,
    }
  }
  return clean
}

export const languagesInTranslation = (texts: TextsInTranslation): Language[] =>
  LANGUAGES.filter((language) => texts[language] !== undefined)

/** A row whose texts and descriptions are also those in translation, for those who may see what is not public. */
export function withTextsInTranslation<Row extends Pick<NewsRow, 'content' | 'alt' | 'in_translation'>>(row: Row): Row {
  const content = { ...row.content }
  const alt = { ...row.alt }
  for (const language of languagesInTranslation(row.in_translation)) {
    const { alt: described, ...text } = row.in_translation[language] as TranslatedText
    content[language] = text
    for (const [file, words] of Object.entries(described)) alt[file] = { ...alt[file], [language]: words }
  }
  return { ...row, content, alt }
}

/** The files of an item; a draft may have no cover yet. */
export function filesOf({ cover, gallery }: Pick<NewsRow, 'cover' | 'gallery'>): string[] {
  return [cover, ...gallery].filter((file) => file !== '')
}

/** What an item, its draft and a version say alike. */
export async function toContent(
  row: Pick<NewsRow, 'published_on' | 'cover' | 'gallery' | 'is_media' | 'content' | 'alt' | 'pictures'>,
): Promise<Pick<NewsItem, 'date' | 'cover' | 'gallery' | 'isMediaNews' | 'content' | 'alt' | 'pictures'>> {
  return {
    date: row.published_on,
    cover: row.cover,
    gallery: row.gallery,
    isMediaNews: row.is_media,
    content: await cleanContent(row.content),
    alt: row.alt,
    ...said(row.pictures),
  }
}

const said = (pictures: NewsPictures) => (Object.keys(pictures).length > 0 ? { pictures } : {})

/** Visitors read no caption in a language that is in translation. */
function shownPictures({ pictures, in_translation }: NewsRow): NewsPictures {
  const hidden = languagesInTranslation(in_translation)
  const entries = Object.entries(pictures).map(([file, { caption, ...notes }]) => {
    const shown = Object.entries(caption ?? {}).filter(([language]) => !hidden.includes(language as Language))
    return [file, { ...notes, ...(shown.length > 0 && { caption: Object.fromEntries(shown) }) }] as const
  })
  return Object.fromEntries(entries.filter(([, notes]) => Object.keys(notes).length > 0))
}

/** A row as the wire shows it. */
export async function toNewsItem(row: NewsRow): Promise<NewsItem> {
  return {
    _id: row.id,
    url: row.slug,
    ...(await toContent({ ...row, pictures: shownPictures(row) })),
    ...noticesOf(row),
    updatedAt: row.updated_at,
  }
}

/** What readers are told of the words: what was corrected, and which languages are older than what they were translated from. */
function noticesOf(row: NewsRow): Pick<NewsItem, 'corrections' | 'outdated'> {
  const outdated = olderThanSource(row)
  return {
    ...(row.corrections.length > 0 && { corrections: row.corrections.map(({ over: _, ...shown }) => shown) }),
    ...(Object.keys(outdated).length > 0 && { outdated }),
  }
}

export async function toNewsItems(rows: NewsRow[]): Promise<NewsItem[]> {
  const items: NewsItem[] = []
  for (const row of rows) items.push(await toNewsItem(row))
  return items
}

export function toNewsSummary(row: SummaryRow): NewsSummary {
  return {
    _id: row.id,
    url: row.slug,
    date: row.published_on,
    cover: row.cover,
    isMediaNews: row.is_media,
    titles: row.titles,
    excerpt: excerpt(plainText(row.beginning), EXCERPT_LENGTH),
    coverAlt: row.cover_alt,
    ...(row.cover_focus !== null && { coverFocus: row.cover_focus }),
    updatedAt: row.updated_at,
  }
}

async function toDraft(row: DraftRow): Promise<NewsDraft> {
  return {
    ...(await toContent(row)),
    visibleFrom: row.visible_from,
    visibleUntil: row.visible_until,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    basedOn: row.based_on,
  }
}

/** An item as it is edited, for previews: its draft or else itself, in all languages and with all captions. */
export async function toEditedNews(row: NewsRow, draft: DraftRow | null): Promise<NewsItem> {
  const edited = draft ?? row
  return {
    _id: row.id,
    url: row.slug,
    ...(await toContent(withTextsInTranslation(edited))),
    updatedAt: edited.updated_at,
  }
}

/** A row as staff see it, with its draft. */
export async function toStaffNews(row: NewsRow, draft: DraftRow | null): Promise<StaffNews> {
  return {
    news: { ...(await toNewsItem(row)), ...said(row.pictures) },
    staffOnly: {
      status: row.status as NewsStatus,
      state: visibleState(row.status as NewsStatus, row),
      visibleFrom: row.visible_from,
      visibleUntil: row.visible_until,
      updatedBy: row.updated_by,
      inTranslation: await cleanInTranslation((draft ?? row).in_translation),
      draft: draft && (await toDraft(draft)),
    },
  }
}

export function toStaffSummary(row: StaffSummaryRow): StaffSummary {
  return {
    _id: row.id,
    url: row.slug,
    date: row.published_on,
    cover: row.cover,
    isMediaNews: row.is_media,
    titles: row.titles,
    inTranslation: LANGUAGES.filter((language) => row.in_translation.includes(language)),
    outdated: row.outdated,
    state: row.state,
    visibleFrom: row.visible_from,
    visibleUntil: row.visible_until,
    updatedBy: row.updated_by,
    draft: row.draft_updated_at === null ? null : { updatedAt: row.draft_updated_at, updatedBy: row.draft_by },
    updatedAt: row.updated_at,
  }
}
