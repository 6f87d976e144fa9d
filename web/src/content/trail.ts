import { catalogue } from './catalogue.ts'
import {
  type LinkGroup,
  legalLinks,
  mainMenu,
  productGroups,
  type ShellWord,
  sectionOf,
  topMenu,
} from './navigation.ts'

interface Step {
  label: ShellWord
  /** An address of the site; that of a section may lead on to its first page. */
  path: string
}

/** The way from the home page to a page, both included; `undefined` where the navigation knows no page. */
export function trailTo(path: string): Step[] | undefined {
  const home: Step = { label: 'pages.home', path: '/' }
  const legal = legalLinks.find(({ to }) => to === path)
  if (legal) return [home, { label: legal.label, path }]
  const section = sectionOf(path)
  const item = [...topMenu, ...mainMenu].find(({ to }) => section !== '/' && sectionOf(to) === section)
  if (!item) return undefined
  const first = [home, { label: item.label, path: section }]
  if (path === section) return first
  const page = item.pages?.find(({ to }) => to === path)
  if (page) return [...first, { label: page.label, path }]
  const place = productGroups.findIndex(({ links }) => links.some(({ to }) => to === path))
  const group: LinkGroup | undefined = productGroups[place]
  const product = group?.links.find(({ to }) => to === path)
  if (!group || !product) return undefined
  const category = `${section}/${catalogue[place]?.category}`
  return [...first, { label: group.label, path: category }, { label: product.label, path }]
}
