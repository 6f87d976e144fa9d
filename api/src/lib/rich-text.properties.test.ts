import fc from 'fast-check'
import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { plainText } from '#contract/plain-text.ts'
import { cleanRichText } from './rich-text.ts'

type Node = DefaultTreeAdapterMap['childNode']
type Parent = DefaultTreeAdapterMap['parentNode']

const ATTRIBUTES: Record<string, string[]> = {
  p: [],
  h2: [],
  h3: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  img: ['src'],
  sup: [],
  sub: [],
  table: [],
  tbody: [],
  tr: [],
  th: ['scope'],
  td: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  a: ['href', 'rel', 'target'],
  pre: [],
  code: [],
  div: ['class'],
  iframe: ['class', 'src', 'title', 'sandbox', 'loading', 'referrerpolicy', 'allowfullscreen'],
}
const HERE = 'https://site.example'
const PICTURE = /^\/uploads\/news\/[\w-]+\.(jpg|png|gif)$/
const VIDEO = /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\//

/** Whether a browser could be led somewhere else than a link may lead, or out of the site without the marks of that. */
function isBadLink(href: string, isMarked: boolean): boolean {
  const url = URL.parse(href, `${HERE}/news/item`)
  if (!url || url.origin === HERE) return false
  return (
    !['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) || (url.protocol.startsWith('http') && !isMarked)
  )
}

/** What a browser would make of it that no one allowed. */
function complaints(node: Node | Parent): string[] {
  if (node.nodeName === '#text') return []
  const children = 'childNodes' in node ? node.childNodes.flatMap(complaints) : []
  if (node.nodeName === '#document-fragment') return children
  if (!('tagName' in node)) return [`${node.nodeName}`, ...children]
  const allowed = node.namespaceURI === 'http://www.w3.org/1999/xhtml' ? ATTRIBUTES[node.tagName] : undefined
  if (!allowed) return [`<${node.tagName}>`, ...children]
  const wrong = node.attrs.filter(({ name, value }) => {
    if (!allowed.includes(name)) return true
    if (name === 'href')
      return isBadLink(
        value,
        node.attrs.some((one) => one.name === 'rel' && one.value.includes('noopener')),
      )
    if (name === 'src') return node.tagName === 'img' ? !PICTURE.test(value) : !VIDEO.test(value)
    return name === 'class' && !/^ql-(code-block(-container)?|video)$/.test(value)
  })
  return [...wrong.map(({ name, value }) => `${name}="${value}"`), ...children]
}

function textOf(node: Node | Parent): string {
  if ('value' in node && node.nodeName === '#text') return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

const evil = fc.constantFrom(
  ...['<svg>', '</svg>', '<math><mtext>', '<mglyph>', '<style>', '</style>', '<title>', '</title>', '<xmp>', '</xmp>'],
  ...['<noscript>', '</noscript>', '<textarea>', '</textarea>', '<template>', '</template>', '<select>', '<table>'],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="/uploads/news/a-1x1.jpg" onload=alert(1) srcset=x>',
    '<iframe srcdoc="',
    '<!--',
    '-->',
    '--!>',
    '<![CDATA[',
  ],
  ...[
    '<a href="',
    '<a href=',
    'javascript:alert(1)',
    'java&#9;script:',
    '//evil.example',
    '\\\\evil.example',
    '">',
    "'>",
  ],
  ...[
    '<p title="',
    '</p>',
    '<div class="ql-code-block" style="',
    '<form action=x>',
    '<base href=x>',
    ' onclick=x ',
    '/>',
  ],
  ...['<iframe src="https://www.youtube.com/embed/abcdefghijk">', '<b>', '</b>', '&lt;img src=x onerror=alert(1)&gt;'],
  ...[
    '<table>',
    '</table>',
    '<tr>',
    '<td>',
    '<th scope=',
    '<caption>',
    '<ul>',
    '<li>',
    '</li>',
    '<h2>',
    '<blockquote>',
  ],
  ...['&amp;lt;', '\u2028', '<p', '<', '>', '</', '<option>', '<plaintext>', '<annotation-xml encoding="text/html">'],
)
/** Without NUL, which the API refuses. */
const soup = fc
  .array(fc.oneof({ weight: 4, arbitrary: evil }, { weight: 1, arbitrary: fc.string({ maxLength: 6 }) }), {
    maxLength: 14,
  })
  .map((pieces) => pieces.join('').replaceAll('\0', ''))

test('SEC whatever comes in, only what the editor may write goes out, as a browser would read it', () => {
  return fc.assert(
    fc.asyncProperty(soup, async (html) => {
      const clean = await cleanRichText(html)
      expect(complaints(parseFragment(clean))).toEqual([])
      expect(clean).toSatisfy((html: string) => html === '' || /<i(frame|mg)/.test(html) || plainText(html) !== '')
    }),
    cases(5000),
  )
})

test('SEC what went through a browser and back is still harmless, and cleaning it changes its text no more', () => {
  return fc.assert(
    fc.asyncProperty(soup, async (html) => {
      const clean = await cleanRichText(html)
      const written = serialize(parseFragment(clean))
      expect(complaints(parseFragment(written))).toEqual([])
      expect(textOf(parseFragment(await cleanRichText(written)))).toBe(textOf(parseFragment(clean)))
    }),
    cases(3000),
  )
})

const words = fc.string({ unit: fc.constantFrom(...'aЖ<>&"\'/=😀 -'), minLength: 1, maxLength: 8 })
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const inline = fc.letrec<{ piece: { html: string; text: string } }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 3 },
    words.map((text) => ({ html: escaped(text), text })),
    fc
      .tuple(
        fc.constantFrom('strong', 'em', 'u', 'b', 'i', 'span', 'h2', 'code'),
        fc.array(tie('piece'), { maxLength: 3 }),
      )
      .map(([tag, pieces]) => ({
        html: `<${tag}>${pieces.map(({ html }) => html).join('')}</${tag}>`,
        text: pieces.map(({ text }) => text).join(''),
      })),
  ),
})).piece
const paragraph = fc.array(inline, { minLength: 1, maxLength: 4 }).map((pieces) => ({
  html: `<p>${pieces.map(({ html }) => html).join('')}</p>`,
  text: pieces.map(({ text }) => text).join(''),
}))

test('of what is marked up no letter is lost', { tags: ['ADM-36'] }, () => {
  return fc.assert(
    fc.asyncProperty(fc.array(paragraph, { maxLength: 4 }), async (paragraphs) => {
      const clean = await cleanRichText(paragraphs.map(({ html }) => html).join(''))
      const text = paragraphs.map((one) => one.text).join('')
      expect(textOf(parseFragment(clean)).trim()).toBe(text.trim())
      const spaced = paragraphs.map((one) => one.text).join(' ')
      expect(plainText(clean).replaceAll(' ', '')).toBe(spaced.replace(/\s/g, ''))
    }),
    cases(3000),
  )
})
