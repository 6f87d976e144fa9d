import type { Language } from 'api/contract/languages'
import type { NewsArticle } from 'schema-dts'
import { articlePath } from '#content/article-path.ts'
import { organizationReference } from '#lib/organization.ts'
import { correctionText } from './correction-text.ts'
import type { Article } from './public-news.ts'

/** An item of news for crawlers. `site` is the public origin. */
export function articleData(site: string, article: Article, description: string): NewsArticle {
  const { title, date, updatedAt, language, cover, gallery, corrections = [] } = article
  const files = [...new Set([cover, ...gallery.map(({ file }) => file)])]
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: site + articlePath(article, language),
    headline: title,
    description,
    image: files.map((file) => `${site}/uploads/news/${file}`),
    datePublished: date,
    dateModified: updatedAt,
    ...(corrections.length > 0 && {
      correction: corrections.map((correction) => ({
        '@type': 'CorrectionComment' as const,
        text: correctionText(correction),
        datePublished: correction.at,
        inLanguage: language,
      })),
    }),
    inLanguage: language,
    author: organizationReference(site),
    publisher: organizationReference(site),
  }
}

type Translations = readonly { language: Language; path: string }[]

/** Entries for `head`'s `links`: the item in all its languages, of which the first serves readers of any other. */
export function translationLinks(site: string, translations: Translations) {
  const [first, ...others] = translations
  if (!first || others.length === 0) return []
  return [...translations, { language: 'x-default', path: first.path }].map(({ language, path }) => ({
    rel: 'alternate',
    hrefLang: language,
    href: site + path,
  }))
}
