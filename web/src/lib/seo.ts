import { brand } from 'supabase/brand'

interface PageFacts {
  title: string
  description: string
  /** Path of the page, for the canonical address; left out for pages that search engines shall not keep. */
  path?: string
  /** Path of a picture for previews in social networks. */
  picture?: string | undefined
  kind?: 'website' | 'article'
}

/** The head of a page: title, description, canonical address and Open Graph. `site` is the public origin. */
export function seo(site: string, { title, description, path, picture, kind = 'website' }: PageFacts) {
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
    links: path === undefined ? [] : [{ rel: 'canonical', href: site + path }],
  }
}
