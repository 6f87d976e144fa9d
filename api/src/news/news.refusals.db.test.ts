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
    ['an unknown text', someNews('x', english({ footer: 'x' })), 'content.en.footer'],
    ['a title of 171', someNews('x'.repeat(171)), 'content.en.title'],
    ['no title at all', someNews(' '), 'content'],
    ['a title that is a list', someNews('x', english({ title: ['x'] })), 'content.en.title'],
    ['a text of 200,001', someNews('x', english({ contentOne: 'x'.repeat(200_001) })), 'content.en.contentOne'],
    [
      'F35 a text of 66,666 levels',
      someNews('x', english({ contentTwo: '<b>'.repeat(66_666) })),
      'content.en.contentTwo',
    ],
    ['a date that does not exist', someNews('x', { date: '2026-02-30' }), 'date'],
    ['a date of the screen', someNews('x', { date: '20-11-2026' }), 'date'],
    ['no date', someNews('x', { date: undefined }), 'date'],
    ['another kind', someNews('x', { isMediaNews: 'maybe' }), 'isMediaNews'],
    ['a gallery that is no list', someNews('x', { gallery: 'a' }), 'gallery'],
    ['a gallery of names with ../', someNews('x', { gallery: ['../../etc/passwd'] }), 'gallery.0'],
    ['a mark without a file', someNews('x', { gallery: ['new:0'] }), 'gallery'],
    ['a description of 301', someNews('x', { alt: { cover: { en: 'x'.repeat(301) } } }), 'alt.cover.en'],
    ['a description in French', someNews('x', { alt: { cover: { fr: 'x' } } }), undefined],
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

  test.each([
    'with space',
    'кирилица',
    'UPPER',
    'a--b',
    '-a',
    'latest',
    'update',
    'validate-url',
    'a'.repeat(121),
    '../x',
    '',
  ])('the address „%s“ is refused', { tags: ['ADM-23'] }, async (url) => {
    const form = newsForm({ data: someNews('x', { url }), cover: await pictureFile() })
    await site.expectRefusal(() => site.sendForm('/api/news', form, {}), [400], 'url')
  })
})
