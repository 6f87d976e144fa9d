import type { BreadcrumbList, Thing } from 'schema-dts'

/** What a page is about, in the vocabulary of schema.org. */
export type StructuredThing = Exclude<Thing, string>

/** An entry for `head`'s `meta`, which the router writes as `<script type="application/ld+json">`, escaped for HTML. */
export function structuredData(thing: StructuredThing): object {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...thing } }
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
