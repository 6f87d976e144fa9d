import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsForm, pictureFile, publish } from '../../testing/app.ts'
import { type RefusingApp, startRefusingApp } from '../../testing/refusals.ts'

let site: RefusingApp

beforeAll(async () => {
  site = await startRefusingApp()
})
afterAll(() => site.stop())

test('the calls that take files are the ones of news, and every test of files tries them', () => {
  expect(site.formPaths.toSorted()).toEqual(['/api/news', '/api/news/', '/api/news/update/:url'])
})

describe('pictures that are wrong', () => {
  const jpeg = async () => new Uint8Array(await (await pictureFile('a.jpg', 200, 100)).arrayBuffer())
  const files: [string, () => Promise<File> | File, number][] = [
    ['an SVG named .png', () => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png'), 415],
    ['HTML named .png', () => new File(['<script>alert(1)</script>'], 'a.png', { type: 'image/png' }), 415],
    ['a truncated JPEG', async () => new File([(await jpeg()).slice(0, 300)], 'a.jpg'), 415],
    ['a file of 0 bytes', () => new File([], 'a.png'), 415],
    ['a JPEG named .svg', async () => new File([await jpeg()], 'a.svg'), 415],
    ['10 MB and a byte', async () => new File([await jpeg(), new Uint8Array(10 * 2 ** 20)], 'a.jpg'), 413],
  ]
  test.each(files)(
    '%s is refused as cover and in the gallery by every call that takes pictures',
    async (_name, make, status) => {
      for (const url of site.formPaths.map(site.real)) {
        const asCover = newsForm({ cover: await make() })
        await site.expectRefusal(() => site.sendForm(url, asCover), [status], 'cover')
        const inGallery = newsForm({ cover: await pictureFile(), gallery: [await pictureFile(), await make()] })
        const field = status === 413 ? 'gallery' : 'gallery.1'
        await site.expectRefusal(() => site.sendForm(url, inGallery), [status], field)
      }
    },
  )

  test('a gallery of eleven, ADM-17 two covers, ADM-30 no cover', { tags: ['ADM-18'] }, async () => {
    const gallery = await Promise.all(Array.from({ length: 11 }, (_, index) => pictureFile(`${index}.png`)))
    for (const url of site.formPaths.map(site.real)) {
      const eleven = newsForm({ cover: await pictureFile(), gallery })
      await site.expectRefusal(() => site.sendForm(url, eleven), [400], 'gallery')
      const two = newsForm({ cover: await pictureFile() })
      two.append('cover', await pictureFile())
      await site.expectRefusal(() => site.sendForm(url, two), [400], 'cover')
    }
    await site.expectRefusal(() => site.sendForm('/api/news', newsForm({})), [400], 'cover')
  })

  test.each([
    '../../x.png',
    '..\\x.png',
    'a\u0000.png',
    'C:\\CON.png',
    `${'x'.repeat(4000)}.png`,
    '\u202egnp.png',
    '%2e%2e%2fx.png',
  ])('the name %j of a file has no effect: ours is random', async (name) => {
    const { cover } = await publish(site.api, site.token)
    const form = newsForm({ cover: new File([await (await pictureFile('a.png')).arrayBuffer()], name) })
    const answer = await site.sendForm('/api/news', form, { 'x-news-url': `named-${randomUUID()}` })
    expect(cover).not.toBe(answer.json().news?.cover)
    if (answer.statusCode === 201) expect(answer.json().news.cover).toMatch(/^[0-9a-f-]{36}-64x48\.png$/)
    else expect(answer.statusCode).toBe(415)
  })

  test('imagesToBeDeleted cannot name the files of another item, a path, or the only cover', async () => {
    for (const [names, field] of [
      [[site.other.cover], 'imagesToBeDeleted'],
      [[site.item.gallery[0], site.other.gallery[0]], 'imagesToBeDeleted'],
      [['../../etc/passwd'], 'imagesToBeDeleted.0'],
      [[site.item.cover], 'cover'],
    ] as [string[], string][]) {
      const form = newsForm({ imagesToBeDeleted: names })
      await site.expectRefusal(() => site.sendForm('/api/news/update/item', form), [400], field)
    }
    const form = newsForm({})
    form.append('imagesToBeDeleted', 'not JSON')
    await site.expectRefusal(() => site.sendForm('/api/news/update/item', form), [400], 'imagesToBeDeleted')
  })
})
