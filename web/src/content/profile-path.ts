import type { PeopleKind, SitePerson } from 'api/contract/people'

/** Where a person's profile is; the list, for who has none (AMB-23). */
export function profilePath({
  kind,
  slug,
  hasProfile,
}: Pick<SitePerson, 'kind' | 'slug' | 'hasProfile'>): `/contacts/${PeopleKind}` | `/contacts/${PeopleKind}/${string}` {
  return hasProfile ? `/contacts/${kind}/${slug}` : `/contacts/${kind}`
}
