import { type DefaultTreeAdapterTypes, parse } from 'parse5'

interface Found {
  /** As it is written in the page. */
  address: string
  /** Whether the page itself asks for it; else a visitor has to choose it. */
  isLoaded: boolean
}

export interface PageContent {
  language: string
  title: string
  /** What each `meta` says, by its `name` or `property`. */
  metas: Map<string, string>
  /** The addresses that the page calls its own; it should be one. */
  canonical: string[]
  links: Found[]
  /** The `id` of every element. */
  anchors: Set<string>
  /** What `<script type="application/ld+json">` says. */
  data: Record<string, unknown>[]
  /** The text of each first heading. */
  headings: string[]
  /** Everything to read between `<main>` and `</main>`. */
  text: string
}

/** What an HTML page links and loads, as an HTML parser reads it. */
export function readPage(html: string): PageContent {
  const content: PageContent = {
    language: '',
    title: '',
    metas: new Map(),
    canonical: [],
    links: [],
    anchors: new Set(),
    data: [],
    headings: [],
    text: '',
  }
  for (const element of elementsOf(parse(html))) {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
    if (attributes.id) content.anchors.add(attributes.id)
    content.links.push(...linksOf(element.tagName, attributes))
    if (attributes.type === 'application/ld+json') content.data.push(JSON.parse(textOf(element)))
    const { name, property, content: told = '', rel, href = '' } = attributes
    if (element.tagName === 'html') content.language = attributes.lang ?? ''
    if (element.tagName === 'title') content.title ||= textOf(element)
    if (element.tagName === 'meta') content.metas.set(name ?? property ?? '', told)
    if (rel === 'canonical') content.canonical.push(href)
    if (element.tagName === 'h1') content.headings.push(textOf(element))
    if (element.tagName === 'main') content.text += textOf(element)
  }
  return content
}

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

/** Elements whose text nobody reads without scripts. */
const UNREAD = ['script', 'style', 'template', 'noscript']

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  const texts = element.childNodes.map((node) => {
    if ('tagName' in node) return UNREAD.includes(node.tagName) ? '' : textOf(node)
    return 'value' in node ? node.value : ''
  })
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}

/** Links of a `link` that the browser does not follow by itself. */
const CHOSEN = /\b(canonical|alternate)\b/

function linksOf(tag: string, attributes: Record<string, string>): Found[] {
  const { href, src, poster, action, method, rel = '' } = attributes
  const loaded = [src, poster, ...setOf(attributes.srcset), ...setOf(attributes.imagesrcset)]
  // Who follows links does not post forms.
  const chosen = [method === 'post' ? undefined : action]
  if (tag === 'a' || (tag === 'link' && CHOSEN.test(rel))) chosen.push(href)
  else loaded.push(href)
  const found = (addresses: (string | undefined)[], isLoaded: boolean) =>
    addresses.flatMap((address) => (address === undefined || address.startsWith('data:') ? [] : { address, isLoaded }))
  return [...found(loaded, true), ...found(chosen, false)]
}

function setOf(srcset = ''): string[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '')
}
