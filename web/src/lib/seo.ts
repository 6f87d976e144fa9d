import type { Language } from 'api/contract/languages'
import type { i18n } from 'i18next'
import { brand } from 'supabase/brand'
import { locales } from './locales.ts'
import { CARD_HEIGHT, CARD_WIDTH, cardFile } from './social-card.ts'
import { type StructuredThing, structuredData } from './structured-data.ts'

interface PageMeta {
  title: string
  /** The title in previews, when the one of the page is shortened. */
  headline?: string
  description: string
  /** Path of the page, for the canonical address; left out for pages that search engines shall not keep. */
  path?: string
  /** The page whose card stands for it in social networks; without it, its own, or that of the home page. */
  card?: string
  /** Path of a picture of a card's size that stands for it in their place. */
  picture?: string
  kind?: 'website' | 'article'
  language?: Language
  /**
   * What the page is about, for crawlers. They load every page on its own, so make it under `import.meta.env.SSR`: then the
   * browser's build leaves it out.
   */
  data?: readonly StructuredThing[]
}

/** The head of a page: title, description, canonical address, Open Graph, structured data. `site` is the public origin. */
export function seo(site: string, meta: PageMeta) {
  const { title, headline = title, description, path, card, picture, kind = 'website', data = [] } = meta
  const { language = 'en' } = meta
  const links = path === undefined ? [] : [{ rel: 'canonical', href: site + path }]
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: headline },
      { property: 'og:description', content: description },
      ...(path === undefined
        ? [{ name: 'robots', content: 'noindex' }]
        : [{ property: 'og:url', content: site + path }]),
      ...(import.meta.env.SSR
        ? [
            { property: 'og:type', content: kind },
            { property: 'og:site_name', content: brand.name },
            { property: 'og:locale', content: locales[language] },
            ...preview(site + (picture ?? cardFile(card ?? path ?? '/')), headline),
          ]
        : []),
    ],
    scripts: import.meta.env.SSR ? data.map(structuredData) : [],
    links: import.meta.env.SSR ? [...links, ...dataLinks(path)] : links,
  }
}

/** Where programs find what a page of the products says; they take it from the server's page. */
function dataLinks(path = '') {
  const isOfProducts = path === '/products' || path.startsWith('/products/')
  return isOfProducts ? [{ rel: 'alternate', type: 'application/json', href: '/catalogue.json' }] : []
}

/** The picture that stands for a page in social networks, which take it from the server's page. */
function preview(image: string, alt: string) {
  return [
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(CARD_WIDTH) },
    { property: 'og:image:height', content: String(CARD_HEIGHT) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The head of a page that does not exist. */
export function unknownSeo({ site, i18n }: { site: string; i18n: i18n }) {
  return seo(site, { title: i18n.t('notFound.meta.title'), description: i18n.t('notFound.meta.description') })
}
