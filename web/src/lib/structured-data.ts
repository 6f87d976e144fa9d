import type { BreadcrumbList, Thing } from 'schema-dts'

/** What a page is about, in the vocabulary of schema.org. */
export type StructuredThing = Exclude<Thing, string>

const ESCAPES: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026' }

/**
 * An entry for `head`'s `scripts`: data, which no text in it can end early. Only the server's page has it; there the
 * scripts of the root come first, so that hydration finds its own and leaves these alone.
 */
export function structuredData(thing: StructuredThing) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
  return { type: 'application/ld+json', children: json.replace(/[<>&]/g, (character) => ESCAPES[character] ?? '') }
}

interface Crumb {
  name: string
  /** Path within the site. */
  path: string
}

/** The way from the home page to a page, which comes last. `site` is the public origin. */
export function breadcrumbList(site: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site + path,
    })),
  }
}
