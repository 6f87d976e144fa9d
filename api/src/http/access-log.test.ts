import { expect, test } from 'vitest'
import { loggedPath } from './access-log.ts'

const PERMISSION = `0c9d0b3c-6f1e-4c0e-9b8f-2f1f0c9d0b3c.1795000000000.${'-_aB1'.repeat(9).slice(0, 43)}`
const TOKEN = '0123456789abcdef'.repeat(5)

test.each([
  [`/uploads/news/${PERMISSION}/a-1x1.webp?w=640`, '/uploads/news/…/a-1x1.webp'],
  [`/uploads/people/${PERMISSION}/a-1x1.jpg`, '/uploads/people/…/a-1x1.jpg'],
  [`/%75ploads/news/${encodeURIComponent(PERMISSION)}/a`, '/%75ploads/news/…/a'],
  [`/news/${TOKEN}?lang=de`, '/news/…'],
  [`/news/${TOKEN}/`, '/news/…/'],
  [`/api/news/${TOKEN}`, '/api/news/…'],
  [`/news/%30${TOKEN.slice(1)}`, '/news/…'],
  [`/News/${TOKEN.toUpperCase()}`, '/News/…'],
  ['/newsletter/confirm?token=secret', '/newsletter/confirm'],
  ['/uploads/news/a-1x1.webp', '/uploads/news/a-1x1.webp'],
  ['/news/a-new-press', '/news/a-new-press'],
  ['/api/news/%', '/api/news/%'],
  ['/', '/'],
])('the log holds %s without what opens it', (url, path) => {
  expect(loggedPath({ url })).toBe(path)
})
