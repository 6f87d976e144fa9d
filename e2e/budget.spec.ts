import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Bytes after gzip of all that the home page's HTML asks for, by kind; fonts as they are. */
async function firstLoad(request: APIRequestContext) {
  const html = await (await request.get('/')).text()
  const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag)
  const addresses = (pattern: RegExp) => [
    ...new Set(tags.filter((tag) => pattern.test(tag)).map((tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? '')),
  ]
  const bytes = async (pattern: RegExp, size: (file: Buffer) => number) => {
    const found = addresses(pattern).filter((address) => address !== '')
    expect(found.length).toBeGreaterThan(0)
    const sizes = await Promise.all(found.map(async (address) => size(await (await request.get(address)).body())))
    return sizes.reduce((sum, one) => sum + one, 0)
  }
  const compressed = (file: Buffer) => gzipSync(file, { level: 9 }).length
  return {
    scripts: await bytes(/<script[^>]*\bsrc=|rel="modulepreload"/, compressed),
    styles: await bytes(/rel="stylesheet"/, compressed),
    fonts: await bytes(/as="font"/, (file) => file.length),
  }
}

test('the first load of the home page: style sheets of 20 kB, fonts of 60 kB at most', async ({ request }) => {
  const { styles, fonts } = await firstLoad(request)
  expect(styles).toBeLessThanOrEqual(20_000)
  expect(fonts).toBeLessThanOrEqual(60_000)
})

/** The goal is 140 kB, of which the libraries take 122. */
test('the first load of the home page: scripts of 150 kB at most', async ({ request }) => {
  expect((await firstLoad(request)).scripts).toBeLessThanOrEqual(150_000)
})
