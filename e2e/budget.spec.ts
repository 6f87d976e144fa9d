import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('the first load of the home page: scripts of 140 kB, style sheets of 20 kB, fonts of 60 kB at most', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  /** React, router and i18next take 113 of them. */
  expect(await bytesOf(loaded, /\.js$/, request, compressed)).toBeLessThanOrEqual(140_000)
  expect(await bytesOf(loaded, /\.css$/, request, compressed)).toBeLessThanOrEqual(20_000)
  expect(await bytesOf(loaded, /\.woff2$/, request, (font) => font.length)).toBeLessThanOrEqual(60_000)
})

const compressed = (file: Buffer) => gzipSync(file, { level: 9 }).length

async function bytesOf(
  addresses: string[],
  kind: RegExp,
  request: APIRequestContext,
  size: (file: Buffer) => number,
): Promise<number> {
  const found = addresses.filter((address) => kind.test(address))
  expect(found.length).toBeGreaterThan(0)
  const sizes = await Promise.all(found.map(async (address) => size(await (await request.get(address)).body())))
  return sizes.reduce((sum, one) => sum + one, 0)
}
