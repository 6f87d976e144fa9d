import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The six sizes of `tokens.css`; points are for paper. */
const ALLOWED = /^(var\(--f[1-6]\)|inherit|[\d.]+pt)$/

/** A drawing is scaled with its text, so its pixels are units of the drawing. */
const DRAWINGS =
  /(bulgaria-map|cover-drawings|map-cover|metal-drawing|metal-loop|metal-story|not-found-page)(\.module)?\.css: (\d+ )?\d+px/

/** What is no text that is read: what is typed into the search is as wide as the page, the logo is as high as its text. */
const OTHERS = [
  'features/search/use-search.module.css: clamp(1.75rem, 1.1rem + 5.2vw, 7.35rem)',
  'features/search/search-overlay.module.css: 1.75rem',
  'features/search/search-overlay.module.css: 1.5rem',
]

test('text of the public site has one of six sizes', () => {
  const sheets = globSync('{features,components,ui}/**/*.css', {
    cwd: root,
    exclude: (file) => file === 'features/admin' || file.startsWith('features/admin/'),
  })
  const found = sheets.flatMap((file) => {
    const sizes = readFileSync(join(root, file), 'utf8').matchAll(/^\s*font(?:-size)?:\s*([^;]+);/gm)
    return [...sizes].map(([, size = '']) => `${file}: ${size}`)
  })
  expect(found.length).toBeGreaterThan(100)
  const others = found.filter((one) => !ALLOWED.test(one.slice(one.indexOf(': ') + 2)) && !DRAWINGS.test(one))
  expect(others).toEqual(expect.arrayContaining(OTHERS))
  expect(others.filter((one) => !OTHERS.includes(one))).toEqual([])
})
