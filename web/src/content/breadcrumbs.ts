import { catalogue } from './catalogue.ts'
import {
  certificateCheck,
  type LinkGroup,
  legalLinks,
  mainMenu,
  movedTo,
  productGroups,
  productTools,
  type ShellKey,
  sectionOf,
  topMenu,
} from './navigation.ts'

interface Step {
  label: ShellKey
  /** The address of a page, never one that leads on to another. */
  path: string
}

/** The way from the home page to a page, both included; `undefined` where the navigation knows no page. */
export function breadcrumbsTo(path: string): Step[] | undefined {
  const home: Step = { label: 'pages.home', path: '/' }
  const legal = legalLinks.find(({ to }) => to === path)
  if (legal) return [home, { label: legal.label, path }]
  if (path === certificateCheck.to) {
    const certificates = breadcrumbsTo('/download-center/certificates') ?? [home]
    return [...certificates, { label: certificateCheck.label, path }]
  }
  const section = sectionOf(path)
  const item = [...topMenu, ...mainMenu].find(({ to }) => section !== '/' && sectionOf(to) === section)
  if (!item) return undefined
  if (path === section) return [home, { label: item.label, path }]
  const first = [home, ...stepTo(item.label, section, path)]
  const page = item.pages?.find(({ to }) => to === path)
  if (page) return [...first, { label: page.label, path }]
  const tool = productTools.find(({ to }) => to === path)
  if (tool) return [...first, { label: tool.label, path }]
  const place = productGroups.findIndex(({ links }) => links.some(({ to }) => to === path))
  const group: LinkGroup | undefined = productGroups[place]
  const product = group?.links.find(({ to }) => to === path)
  if (!group || !product) return undefined
  const category = `${section}/${catalogue[place]?.category}`
  return [...first, ...stepTo(group.label, category, path), { label: product.label, path }]
}

/** A part of the site by the page that it leads to; none where that is the page itself, at `end`. */
function stepTo(label: ShellKey, part: string, end: string): Step[] {
  const path = movedTo(part) ?? part
  return path === end ? [] : [{ label, path }]
}
