import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { linkAddress, typedLinkAddress } from './link-address.ts'
import { videoAddress } from './video-address.ts'

const ALLOWED =
  /^https:\/\/(www\.youtube(-nocookie)?\.com\/embed\/[\w-]{6,20}|player\.vimeo\.com\/video\/\d{5,12})(\?[\w=&%-]*)?$/

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=1m30s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
  ],
  ['youtu.be/dQw4w9WgXcQ?t=42', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=5',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/ab12cd34ef', 'https://player.vimeo.com/video/76979871?h=ab12cd34ef'],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', 'https://player.vimeo.com/video/76979871?h=ab12cd34ef'],
])('the video %s is embedded without cookies', { tags: ['ADM-36'] }, (typed, embedded) => {
  expect(videoAddress(typed)).toBe(embedded)
  expect(videoAddress(embedded)).toBe(embedded)
})

test.each([
  'https://evil.example/embed/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/@channel',
  'javascript:alert(1)',
  'https://vimeo.com/about',
  '',
])('“%s” is no video', { tags: ['ADM-36'] }, (typed) => {
  expect(videoAddress(typed)).toBeNull()
})

test('whatever is typed, only addresses that the API accepts come out', { tags: ['ADM-36'] }, () => {
  const typed = fc.tuple(
    fc.constantFrom('https://www.youtube.com/watch?v=', 'https://youtu.be/', 'https://vimeo.com/', ''),
    fc.string(),
  )
  fc.assert(
    fc.property(typed, ([begin, end]) => {
      const address = videoAddress(begin + end)
      if (address !== null) expect(address).toMatch(ALLOWED)
    }),
    cases(),
  )
})

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  [' www.example.com ', 'https://www.example.com'],
  ['office@example.com', 'mailto:office@example.com'],
  ['mailto:office@example.com', 'mailto:office@example.com'],
  ['tel:+35954000000', 'tel:+35954000000'],
  ['/products/rolled', '/products/rolled'],
])('“%s” may be linked to', { tags: ['ADM-36'] }, (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'just words',
  '',
])('“%s” may not be linked to', { tags: ['ADM-36'] }, (typed) => {
  expect(linkAddress(typed)).toBeNull()
})

test.each([
  ['balkalum.bg/news', 'https://balkalum.bg/news'],
  [' example.com ', 'https://example.com'],
  ['example.com?a=b', 'https://example.com?a=b'],
  ['пример.бг/новини', 'https://пример.бг/новини'],
  ['office@example.com', 'mailto:office@example.com'],
  ['https://example.com', 'https://example.com'],
  ['/products/rolled', '/products/rolled'],
])('“%s” typed as a link is completed', { tags: ['ADM-36'] }, (typed, address) => {
  expect(typedLinkAddress(typed)).toBe(address)
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'just words', 'word', 'a.b', ''])(
  '“%s” typed as a link is refused',
  { tags: ['ADM-36'] },
  (typed) => {
    expect(typedLinkAddress(typed)).toBeNull()
  },
)

test('what a pasted text calls a page of its own is no link', { tags: ['ADM-36'] }, () => {
  expect(linkAddress('page.html')).toBeNull()
})

test.each([
  [
    'https://eur05.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.org%2Freport%3Fa%3D1&data=05%7C02%7Cpress%40example.org%7C08&reserved=0',
    'https://www.example.org/report?a=1',
  ],
  ['https://www.google.com/url?q=https://example.org/&sa=D&usg=AOv', 'https://example.org/'],
  ['https://www.google.bg/url?sa=t&url=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
  ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
])('a pasted link leads where %s leads, without whose link it was', (pasted, address) => {
  expect(linkAddress(pasted)).toBe(address)
})
