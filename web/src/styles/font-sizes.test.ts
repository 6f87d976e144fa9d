import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Pages whose text has the six sizes of `tokens.css`. */
const PAGES = ['home', 'products', 'finder', 'compare', 'calculators', 'markets', 'company', 'inquiries']

/** Points are for paper; a drawing is scaled with its text, so its pixels are units of the drawing. */
const ALLOWED = /^(var\(--f[1-6]\)|inherit|[\d.]+pt)$/
const DRAWINGS = /metal-drawing|metal-story/

test('text has one of six sizes', () => {
  const found = globSync(`features/{${PAGES.join(',')}}/**/*.css`, { cwd: root })
    .filter((file) => !DRAWINGS.test(file))
    .flatMap((file) => {
      const sizes = readFileSync(join(root, file), 'utf8').matchAll(/^\s*font-size:\s*([^;]+);/gm)
      return [...sizes].map(([, size = '']) => `${file}: ${size}`)
    })
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter((one) => !ALLOWED.test(one.slice(one.indexOf(': ') + 2)))).toEqual([])
})
