import type { i18n } from 'i18next'
import { brand } from 'supabase/brand'
import { type StructuredThing, structuredData } from './structured-data.ts'

interface PageFacts {
  title: string
  description: string
  /** Path of the page, for the canonical address; left out for pages that search engines shall not keep. */
  path?: string
  /** Path of a picture for previews in social networks. */
  picture?: string | undefined
  kind?: 'website' | 'article'
  /**
   * What the page is about, for crawlers. They load every page anew, so make it under `import.meta.env.SSR`: then the
   * browser's build leaves it out.
   */
  data?: readonly StructuredThing[]
}

/** The head of a page: title, description, canonical address, Open Graph, structured data. `site` is the public origin. */
export function seo(site: string, { title, description, path, picture, kind = 'website', data = [] }: PageFacts) {
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:type', content: kind },
      { property: 'og:site_name', content: brand.name },
      ...(path === undefined
        ? [{ name: 'robots', content: 'noindex' }]
        : [{ property: 'og:url', content: site + path }]),
      ...(picture === undefined ? [] : [{ property: 'og:image', content: site + picture }]),
    ],
    scripts: import.meta.env.SSR ? data.map(structuredData) : [],
    links: path === undefined ? [] : [{ rel: 'canonical', href: site + path }],
  }
}

/** The head of a page that does not exist. */
export function unknownSeo({ site, words }: { site: string; words: i18n }) {
  return seo(site, { title: words.t('notFound.meta.title'), description: words.t('notFound.meta.description') })
}
