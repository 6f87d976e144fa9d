import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, scriptHashes } from './page-policy.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('every inline script is named by its hash, once; files and data blocks are not', () => {
  const html = `<script>a()</script><script type="module">b()</script><script>a()</script>
    <script type="module" src="/assets/x.js"></script><script type="application/ld+json">{"a":1}</script>`
  expect(scriptHashes(html)).toEqual([hash('a()'), hash('b()')])
})

test('a public page allows no inline style and no inline script but the hashed ones', () => {
  const policy = pagePolicy([hash('a()')])
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain(`script-src 'self' ${hash('a()')};`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('only the administration frames pages of this site, and only what is made for it is framed', () => {
  expect(pagePolicy([])).not.toContain("frame-src 'self'")
  expect(pagePolicy([], { frames: 'parent' })).toMatch(/frame-src 'self' .*frame-ancestors 'none'$/)
  expect(pagePolicy([], { frames: 'child' })).toMatch(/frame-src https:.*frame-ancestors 'self'$/)
})

test('in development Vite may put styles into a page and talk to it', () => {
  const policy = pagePolicy([], { development: true })
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).toContain("connect-src 'self' ws:")
  expect(policy).toContain("script-src 'self';")
})

test('a script that does not end, and a page without any, have no hash', () => {
  expect(scriptHashes('<script>a()')).toEqual([])
  expect(scriptHashes('<p>x</p>')).toEqual([])
})
