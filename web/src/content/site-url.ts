import type { PeopleKind } from 'api/contract/people'
import type { SitePath } from './site-pages.ts'

/**
 * An address within the site as a link may name it, with its query: a page, a person, an item of news, a position. An
 * address that no page can have does not compile.
 */
export type SiteUrl =
  | SitePath
  | `/contacts/${PeopleKind}/${string}`
  | `/contacts/sales-department?${string}`
  | `/products/finder?${string}`
  | `/products/compare?${string}`
  | `/products/calculators?${string}`
  | `/certificates?${string}`
  | `/news/${string}`
  | `/careers/open-positions/${string}`
