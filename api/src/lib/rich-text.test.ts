import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { plainText } from '#contract/plain-text.ts'
import { cleanRichText } from './rich-text.ts'

test('what the editor writes stays as it is', { tags: ['ADM-36'] }, async () => {
  const html =
    '<p><strong>Bold</strong> <em>italic</em> <u>under</u></p><p>a<br />b</p>' +
    '<div class="ql-code-block-container"><div class="ql-code-block">x = 1</div></div><pre>a  b</pre><p><code>c</code></p>'
  expect(await cleanRichText(html)).toBe(html)
})

test.each(['', '<p><br></p>', '<p></p><p> &nbsp; </p>', '<div class="ql-code-block-container"></div>'])(
  'an editor with nothing in it (%s) gives an empty text',
  { tags: ['ADM-37'] },
  async (html) => expect(await cleanRichText(html)).toBe(''),
)

test('what is bold or slanted in an older way is written in the new one', { tags: ['ADM-36'] }, async () => {
  expect(await cleanRichText('<p><b>Bold</b> <i>italic</i></p>')).toBe('<p><strong>Bold</strong> <em>italic</em></p>')
})

test('of the classes only those of the editor stay', { tags: ['ADM-36'] }, async () => {
  expect(await cleanRichText('<div class="evil ql-code-block x">y</div>')).toBe('<div class="ql-code-block">y</div>')
  expect(await cleanRichText('<p class="ql-code-block">y</p>')).toBe('<p>y</p>')
})

test.each(['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'title', 'template', 'svg', 'math'])(
  'SEC what stands in <%s> goes with it, for it is no text',
  async (tag) => expect(await cleanRichText(`<p>a</p><${tag}>secret</${tag}><p>b</p>`)).toBe('<p>a</p><p>b</p>'),
)

test('paragraphs that are left in paragraphs come one after the other', async () => {
  expect(await cleanRichText('<p>a<section>b<p>c</p></section></p>')).toBe('<p>a</p>b<p>c</p><p></p>')
  expect(await cleanRichText('<p>a<select><p>b')).toBe('<p>a</p><p>b</p><p></p>')
})

test('links to other sites open in a new tab without referrer', async () => {
  expect(await cleanRichText('<p><a href="https://example.com/a?b=1">x</a></p>')).toBe(
    '<p><a href="https://example.com/a?b=1" rel="noopener noreferrer nofollow" target="_blank">x</a></p>',
  )
  expect(await cleanRichText('<p><a href="mailto:a@example.com">x</a></p>')).toBe(
    '<p><a href="mailto:a@example.com">x</a></p>',
  )
})

test.each(['http://example.com', 'HTTPS://example.com', ' https://example.com'])(
  'a link to %j goes to the web',
  async (href) =>
    expect(await cleanRichText(`<a href="${href}">x</a>`)).toBe(
      `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">x</a>`,
    ),
)

test.each(['#_ftn1', 'contacts.html', '../a', '?a=1', '', '//evil.example', '/\\evil.example'])(
  'a link to %j is none: it only makes sense where it was copied from',
  async (href) => expect(await cleanRichText(`<p>a<a href="${href}">b</a></p>`)).toBe('<p>a<a>b</a></p>'),
)

test.each(['<a href="tel:+35921234567">x</a>', '<a href="/news?from=https:x">x</a>', '<a>x</a>'])(
  '%s does not, and stays as it is',
  async (html) => expect(await cleanRichText(html)).toBe(html),
)

test.each([
  ['https://www.youtube.com/embed/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  [
    'https://www.youtube-nocookie.com/embed/abcdefghijk?start=3',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?start=3',
  ],
  ['https://player.vimeo.com/video/123456', 'https://player.vimeo.com/video/123456'],
])('a video of %s stays', async (src, kept) => {
  const clean = await cleanRichText(
    `<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="${src}"></iframe>`,
  )
  expect(clean).toBe(
    `<iframe class="ql-video" src="${kept}" title="Video" ` +
      'sandbox="allow-scripts allow-same-origin allow-presentation allow-popups" loading="lazy" ' +
      'referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
  )
})

test.each([
  '',
  'https://evil.example/https://www.youtube.com/embed/abcdefghijk',
  'https://player.vimeo.com/video/123456/evil',
  'https://www.youtube.com/embed/abc',
])('SEC of a video that is nowhere or elsewhere (%j) nothing stays', async (src) => {
  expect(await cleanRichText(`<p>a</p><iframe src="${src}"></iframe>`)).toBe('<p>a</p>')
  expect(await cleanRichText('<p>a</p><iframe></iframe>')).toBe('<p>a</p>')
})

test.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa\tScript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/abcdefghijk"></iframe>',
  '<iframe src="https://www.youtube.com/embed/abc"><script>alert(1)</script>"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
  '<xmp><script>alert(1)</script></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<form action="https://evil.example"><input></form>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<object data="x"></object><embed src="x"><base href="https://evil.example">',
])('SEC %s is disarmed', async (html) => {
  const clean = await cleanRichText(html)
  expect(clean).not.toMatch(/<(script|img|svg|math|xmp|noscript|template|form|input|object|embed|base|style)/i)
  expect(clean).not.toMatch(/\son\w+=|javascript:|srcdoc|style=|evil\.example/i)
  expect(await cleanRichText(clean)).toBe(clean)
})

test('nothing stands inside a video', async () => {
  const clean = await cleanRichText('<iframe src="https://www.youtube.com/embed/abcdefghijk"><p>')
  expect(clean).toMatch(/><\/iframe>$/)
  expect(await cleanRichText(clean)).toBe(clean)
})

test('lists, headings, quotes, tables, raised and lowered letters stay as they are', { tags: ['ADM-36'] }, async () => {
  const html =
    '<h2>Head</h2><h3>Below</h3><ul><li>one<ol><li>two</li></ol></li></ul><blockquote><p>Said</p></blockquote>' +
    '<table><tbody><tr><th scope="col">mm</th></tr><tr><td>1<sup>st</sup></td></tr></tbody></table><p>x<sub>max</sub></p>'
  expect(await cleanRichText(html)).toBe(html)
  // Words of neighbours are two words.
  expect(plainText(html)).toBe('Head Below one two Said mm 1st xmax')
})

test('of pictures only stored ones of news stay, by their address alone', { tags: ['ADM-36'] }, async () => {
  const picture = '<img src="/uploads/news/mill-a1-1600x900.jpg" />'
  expect(await cleanRichText(picture)).toBe(picture)
  expect(
    await cleanRichText(
      '<img alt="x" src="/uploads/news/mill-a1-1600x900.jpg" onload="x" srcset="https://evil.example">',
    ),
  ).toBe(picture)
  for (const src of [
    'https://evil.example/uploads/news/a-1x1.jpg',
    '//evil.example/a-1x1.jpg',
    '/uploads/news/../../etc-1x1.jpg',
    '/uploads/news/a-1x1.jpg?access=x',
    'data:image/png;base64,x',
  ])
    expect(await cleanRichText(`<p>a</p><img src="${src}">`)).toBe('<p>a</p>')
})

test('headings of other levels become one of two, and what else a list or a table is told goes', async () => {
  expect(await cleanRichText('<h1 class="x" id="y">a</h1><h4>b</h4><h6 style="color:red">c</h6>')).toBe(
    '<h2>a</h2><h3>b</h3><h3>c</h3>',
  )
  expect(
    await cleanRichText(
      '<ol start="9" type="i"><li value="3" onclick="x">a</li></ol><table border="1"><thead><tr>' +
        '<th scope="row" colspan="999999">b</th></tr></thead><tr><td rowspan="9" background="x">c</td></tr></table>',
    ),
  ).toBe('<ol><li>a</li></ol><table><tr><th scope="col">b</th></tr><tr><td>c</td></tr></table>')
})

test('cleaning what is clean changes nothing', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<div class="ql-code-block">',
      '</div>',
      '<a href="',
      '">',
      '</a>',
      '<iframe src="',
      'https://www.youtube.com/embed/abcdefghijk',
      '</iframe>',
      '&amp;',
      '&lt;',
      '<',
      '>',
      '"',
      '<br>',
      '<!--',
      '-->',
    ),
    fc.string({ maxLength: 8 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
      const clean = await cleanRichText(pieces.join(''))
      expect(await cleanRichText(clean)).toBe(clean)
    }),
    cases(),
  )
})

test('F35 between the texts that are cleaned at once, others have their turn', async () => {
  const html = '<p>x</p>'.repeat(5_000)
  let turns = 0
  let isOver = false
  const countTurns = () => {
    turns += 1
    if (!isOver) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  await Promise.all(Array.from({ length: 8 }, () => cleanRichText(html)))
  isOver = true
  // The first two may share a turn with each other and with what was before.
  expect(turns).toBeGreaterThan(4)
})

test('F35 a text nested 8,000 times deep, or as deep as its length allows, is cleaned, not obeyed', async () => {
  for (const html of [`${'<div>'.repeat(8000)}x${'</div>'.repeat(8000)}`, '<b>'.repeat(66_666)])
    expect((await cleanRichText(html)).length).toBeLessThan(1000)
})

test('control characters, which no keyboard writes, leave a space, also those that are written as references', async () => {
  expect(await cleanRichText('<p>one\u0001two\u000bthree\ufffefour&#1;five</p>')).toBe('<p>one two three four five</p>')
  expect(await cleanRichText('<pre>one\n\ttwo</pre>')).toBe('<pre>one\n\ttwo</pre>')
})
