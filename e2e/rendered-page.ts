import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

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
  /** The whole of it, for tests that look for single parts. */
  root: Part
}

/** A part of a page, as its HTML tells it. */
export interface Part {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** What is to be read, with single spaces. */
  text: string
  /** How assistive technology calls it: its label, what labels it, its caption, the words for its picture, or its text. */
  name: string
  /**
   * The parts within it, in their order.
   * @param selector tags and attributes of the part itself, as `a[href^="/documents/"]`, several after commas
   */
  all(selector: string): Part[]
  /** The first of them with this name. Throws where there is none. */
  one(selector: string, name: string | RegExp): Part
}

/** What an HTML page says, links and loads, as an HTML parser reads it. */
export function readPage(html: string): PageContent {
  const elements = [...elementsOf(parse(html))]
  const [document] = elements
  if (!document) throw new Error('an HTML page without elements')
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
    root: partOf(document, new Map(elements.flatMap((one) => (idOf(one) ? [[idOf(one), one]] : [])))),
  }
  for (const element of elements) {
    const attributes = attributesOf(element)
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

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

const attributesOf = ({ attrs }: Element) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
const idOf = ({ attrs }: Element) => attrs.find(({ name }) => name === 'id')?.value ?? ''

/** Elements whose text no one reads without scripts. */
const UNREAD = ['script', 'style', 'template', 'noscript']
/** Elements within a line: no space parts their text from what stands beside them. */
const WITHIN_LINES = ['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'tspan', 'wbr']

function textOf(element: Element): string {
  const read = (node: Node): string => {
    if (!('tagName' in node)) return 'value' in node ? node.value : ''
    if (UNREAD.includes(node.tagName)) return ''
    const text = node.childNodes.map(read).join('')
    return WITHIN_LINES.includes(node.tagName) ? text : ` ${text} `
  }
  return element.childNodes.map(read).join('').replace(/\s+/g, ' ').trim()
}

function partOf(element: Element, byId: ReadonlyMap<string, Element>): Part {
  const attributes = attributesOf(element)
  const part: Part = {
    tag: element.tagName,
    attributes,
    get text() {
      return textOf(element)
    },
    get name() {
      return nameOf(element, byId)
    },
    all(selector) {
      const isChosen = toPredicate(selector)
      return [...elementsOf(element)].flatMap((one) => (one !== element && isChosen(one) ? partOf(one, byId) : []))
    },
    one(selector, name) {
      const found = part.all(selector)
      const named = found.find((one) => (typeof name === 'string' ? one.name === name : name.test(one.name)))
      if (!named) throw new Error(`no ${selector} is called ${name}, but ${found.map((one) => one.name).join(' | ')}`)
      return named
    },
  }
  return part
}

function nameOf(element: Element, byId: ReadonlyMap<string, Element>): string {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, alt } = attributesOf(element)
  if (label !== undefined) return label.replace(/\s+/g, ' ')
  if (labelledBy !== undefined)
    return labelledBy
      .split(' ')
      .flatMap((id) => byId.get(id) ?? [])
      .map(textOf)
      .join(' ')
  if (alt !== undefined) return alt
  const caption = element.childNodes.find((node) => 'tagName' in node && /^(fig)?caption$/.test(node.tagName))
  if (caption && 'tagName' in caption) return textOf(caption)
  // Words for pictures are part of the name of what holds them.
  const words = (one: Element): string =>
    one.childNodes
      .map((node) => {
        if (!('tagName' in node)) return 'value' in node ? node.value : ''
        if (UNREAD.includes(node.tagName) || attributesOf(node)['aria-hidden'] === 'true') return ''
        const text = attributesOf(node)['aria-label'] ?? attributesOf(node).alt ?? words(node)
        return WITHIN_LINES.includes(node.tagName) ? text : ` ${text} `
      })
      .join('')
  return words(element).replace(/\s+/g, ' ').trim()
}

function toPredicate(selector: string): (element: Element) => boolean {
  const choices = selector.split(',').map((choice) => {
    const [, tag = ''] = /^\s*([\w-]*)/.exec(choice) ?? []
    const tests = [...choice.matchAll(/\[([\w-]+)(?:([\^$*]?)="?([^"\]]*)"?)?\]/g)].map(
      ([text, name = '', how = '', value = '']) => ({ name, how, value, isExistence: !text.includes('=') }),
    )
    return { tag, tests }
  })
  return (element) => {
    const attributes = attributesOf(element)
    const passes = ({ name, how, value, isExistence }: (typeof choices)[number]['tests'][number]) => {
      const is = attributes[name]
      if (is === undefined || isExistence) return is !== undefined
      if (how === '^') return is.startsWith(value)
      if (how === '$') return is.endsWith(value)
      return how === '*' ? is.includes(value) : is === value
    }
    return choices.some(({ tag, tests }) => (tag === '' || tag === element.tagName) && tests.every(passes))
  }
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
