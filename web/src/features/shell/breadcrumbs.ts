import type { i18n } from 'i18next'
import type { BreadcrumbList } from 'schema-dts'
import { breadcrumbsTo } from '#content/breadcrumbs.ts'
import { breadcrumbList } from '#lib/structured-data.ts'

/**
 * The way to a page of the navigation, and on to what stands below it; empty where there is none.
 * @param last the name and path of a page that the navigation does not know
 */
export function breadcrumbs(
  { site, i18n }: { site: string; i18n: i18n },
  path: string,
  last?: { name: string; path: string },
): BreadcrumbList[] {
  const pages = breadcrumbsTo(path)
  if (!pages) return []
  const steps = pages.map((step) => ({ name: i18n.t(step.label, { ns: 'shell' }), path: step.path }))
  return [breadcrumbList(site, last ? [...steps, last] : steps)]
}
