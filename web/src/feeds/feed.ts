import { createHash } from 'node:crypto'
import { type Language, writtenLanguages } from 'api/contract/languages'
import type { NewsItem } from 'api/contract/news'
import { pictureSize } from 'api/contract/pictures'
import { plainText, wholeWords } from 'api/contract/plain-text'
import { richTextParts } from '#components/rich-text-parts.ts'
import { articlePath } from '#content/article-path.ts'
import { correctionText, dayOf } from '#features/news/correction-text.ts'
import { correctionWords } from '#features/news/correction-words.ts'
import type { FeedTexts } from './feed-texts.ts'
import { xmlText } from './xml.ts'

const SUMMARY_LENGTH = 300
const TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' }

export interface FeedPicture {
  /** Whole address. */
  url: string
  type: string
  width: number
  height: number
  alt: string
  /** '' when there is none. */
  caption: string
}

export interface FeedEntry {
  /** `urn:uuid:…`, the same whatever becomes of address and title, and another one in each language. */
  id: string
  url: string
  title: string
  summary: string
  /** The whole text with its pictures; all addresses in it are whole. */
  html: string
  cover: FeedPicture & { bytes: number }
  /** Noon UTC of the day on the item. */
  published: Date
  updated: Date
  category: string
}

/** The data of the news feed, the same for every format. */
export interface Feed {
  title: string
  description: string
  language: Language
  /** Whole addresses: of the list of news, and of the site. */
  home: string
  site: string
  author: string
  updated: Date
  entries: FeedEntry[]
}

interface FeedData extends FeedTexts {
  language: Language
  author: string
  /** Bytes of the cover of each item, in the same order; 0 when unknown. */
  coverBytes: readonly number[]
}

/** A feed of items that have a title in its language, in their order. `site` is the public origin. */
export function createFeed(
  site: string,
  items: readonly NewsItem[],
  { categories, coverBytes, ...data }: FeedData,
): Feed {
  const { language } = data
  const entries = items.map((item, index): FeedEntry => {
    const { title, contentOne, contentTwo } = item.content[language]
    const pictures = [item.cover, ...item.gallery.filter((file) => file !== item.cover)].map((file) =>
      pictureOf(site, file, item.alt[file]?.[language] ?? '', item.pictures?.[file]?.caption?.[language] ?? ''),
    )
    const [cover, ...gallery] = pictures as [FeedPicture, ...FeedPicture[]]
    return {
      id: `urn:uuid:${language === 'en' ? item._id : uuidOf(`${item._id}/${language}`)}`,
      url: site + articlePath({ url: item.url, languages: writtenLanguages(item.content) }, language),
      title,
      summary: wholeWords(plainText(contentOne) || plainText(contentTwo) || title, SUMMARY_LENGTH),
      html: [
        imageHtml(cover),
        textHtml(site, contentOne, pictures),
        ...gallery.filter((picture) => !isInText(picture, contentOne + contentTwo)).map(imageHtml),
        textHtml(site, contentTwo, pictures),
        correctionsHtml(item, language),
      ].join(''),
      cover: { ...cover, bytes: coverBytes[index] ?? 0 },
      published: noonOf(item.date),
      updated: new Date(item.updatedAt),
      category: item.isMediaNews ? categories.media : categories.company,
    }
  })
  const updated = new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime())))
  return { ...data, site, home: `${site}/news`, updated, entries }
}

/** A day at noon: it is the same day from Hawaii to Tokyo, at midnight only in half of the world. @param day ISO 8601 */
const noonOf = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00:00Z`)

/** The UUID of version 8 (RFC 9562) that a text always has. */
function uuidOf(text: string): string {
  const [, first, second, third, fourth, last] =
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(createHash('sha256').update(text).digest('hex')) ?? []
  return `${first}-${second}-8${third}-a${fourth}-${last}`
}

function pictureOf(site: string, file: string, alt: string, caption: string): FeedPicture {
  const { width, height } = pictureSize(file) ?? { width: 0, height: 0 }
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'image/jpeg'
  return { url: `${site}/uploads/news/${file}`, type, width, height, alt, caption }
}

function imageHtml({ url, width, height, alt, caption }: FeedPicture): string {
  const image = `<img src="${xmlText(url)}" alt="${xmlText(alt)}" width="${width}" height="${height}">`
  return caption ? `<figure>${image}<figcaption>${xmlText(caption)}</figcaption></figure>` : `<p>${image}</p>`
}

/** The notices of a language, as the page of the item shows them at its foot. */
function correctionsHtml({ corrections = [] }: NewsItem, language: Language): string {
  const [heading] = correctionWords[language].headings
  return corrections
    .filter((correction) => correction.language === language)
    .toReversed()
    .map((one) => `<p><strong>${heading}, ${dayOf(one)}.</strong> ${xmlText(correctionText(one))}</p>`)
    .join('')
}

const pathIn = ({ url }: FeedPicture) => url.slice(url.lastIndexOf('/uploads/news/'))
const isInText = (picture: FeedPicture, html: string) => html.includes(`"${pathIn(picture)}"`)

/** A text for readers that show no frames: videos are links, addresses within the site whole, pictures those of the item. */
function textHtml(site: string, html: string, pictures: readonly FeedPicture[]): string {
  function pictureHtml(file: string): string {
    const picture = pictures.find((each) => each.url.endsWith(`/${file}`))
    return picture ? imageHtml(picture) : ''
  }

  return richTextParts(html)
    .map((part) =>
      'picture' in part
        ? pictureHtml(part.picture)
        : 'video' in part
          ? `<p><a href="${xmlText(part.video)}">${part.service}</a></p>`
          : part.html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${site}/`),
    )
    .join('')
}
