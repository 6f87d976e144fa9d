import { afterAll, beforeAll, describe, test } from 'vitest'
import { newsForm, pictureFile, someNews } from '../../testing/app.ts'
import { type RefusingApp, startRefusingApp } from '../../testing/refusals.ts'

let site: RefusingApp

beforeAll(async () => {
  site = await startRefusingApp()
})
afterAll(() => site.stop())

const english = (more: object) => ({ content: { en: { title: 'x', contentOne: '', contentTwo: '', ...more } } })

describe('data that is wrong', () => {
  test.each<[string, unknown, string | undefined]>([
    ['no JSON', 'hello', undefined],
    ['a list', [], undefined],
    ['null', null, undefined],
    ['an unknown language', someNews('x', { content: { fr: { title: 'x' } } }), 'content.fr'],
    ['no title at all', someNews(' '), 'content'],
    [
      'F35 a text of 66,666 levels',
      someNews('x', english({ contentTwo: '<b>'.repeat(66_666) })),
      'content.en.contentTwo',
    ],
    ['no date', someNews('x', { date: undefined }), 'date'],
    ['a gallery of names with ../', someNews('x', { gallery: ['../../etc/passwd'] }), 'gallery.0'],
    ['a mark without a file', someNews('x', { gallery: ['new:0'] }), 'gallery'],
    ['a NUL', someNews('x\u0000y'), undefined],
    ['half a character', someNews('x\ud800y'), undefined],
  ])('%s is refused by every call that takes an item', async (_name, data, field) => {
    const cover = await pictureFile()
    for (const url of site.formPaths.map(site.real))
      await site.expectRefusal(() => site.sendForm(url, newsForm({ data, cover })), [400], field)
    await site.expectRefusal(
      () => site.send({ url: '/api/news/updateTexts/item', payload: JSON.stringify(data), type: 'application/json' }),
      [400],
      field,
    )
  })

  test.each(['../x', ''])('the address „%s“ is refused', { tags: ['ADM-23'] }, async (url) => {
    const form = newsForm({ data: someNews('x', { url }), cover: await pictureFile() })
    await site.expectRefusal(() => site.sendForm('/api/news', form, {}), [400], 'url')
  })
})
