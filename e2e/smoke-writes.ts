import { setTimeout as wait } from 'node:timers/promises'
import { careerSaved } from 'api/contract/careers'
import { careers as positions } from 'api/contract/collections/careers'
import { LANGUAGES, type Language } from 'api/contract/languages'
import { newsList, newsSaved } from 'api/contract/news'
import { newsFound } from 'api/contract/news-list'
import { trashList } from 'api/contract/trash'
import { expect } from './fixtures.ts'
import { picture } from './make-pictures.ts'
import type { SmokeStaff } from './smoke-staff.ts'

/** What the smoke makes has its time in its name: the address of an item, the title of a position. */
const NAME = /^smoke-(\d{13})$/
/** Long ago: the item is the last in every list, and the position not open. */
const DAY = '2000-01-01'
/** A server shows what another one wrote after two seconds. */
const SHOWN_AFTER_MS = 3000

export const smokeName = (time = Date.now()) => `smoke-${time}`

const words: Record<Language, string> = {
  en: 'a test of the site',
  bg: 'проверка на сайта',
  de: 'eine Prüfung der Website',
  it: 'una prova del sito',
}

function contentOf(name: string, remark: string) {
  const texts = (language: Language) => ({
    title: `${name} ${words[language]}${remark}`,
    contentOne: `<p>${words[language]}</p>`,
    contentTwo: `<p>${name}</p>`,
  })
  return { bg: texts('bg'), en: texts('en'), de: texts('de'), it: texts('it') }
}

/** Publishes an item with a cover in four languages. */
export async function publishNews(staff: SmokeStaff, name: string) {
  const { buffer, mimeType } = picture('cover.png')
  const form = new FormData()
  form.append('data', JSON.stringify({ date: DAY, isMediaNews: false, content: contentOf(name, '') }))
  form.append('cover', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'cover.png')
  return newsSaved.parse(await staff.call('POST', '/api/news', form, { 'x-news-url': name })).news
}

/** Publishes an item, reads it and its picture, edits it, deletes it for good, and looks whether it is gone. */
export async function publishAndEraseNews(staff: SmokeStaff, name: string): Promise<void> {
  const pages = LANGUAGES.map((language) => ({
    language,
    path: `/news/${name}${language === 'en' ? '' : `?lang=${language}`}`,
  }))

  async function expectShown(content: ReturnType<typeof contentOf>) {
    const read = async () => newsList.safeParse(await (await fetch(`${staff.site}/api/news/${name}`)).json()).data
    await expect.poll(async () => (await read())?.news[0]?.content).toEqual(content)
    for (const { language, path } of pages)
      await expect
        .poll(() => readPage(`${staff.site}${path}`), path)
        .toEqual({ status: 200, language, title: expect.stringContaining(content[language].title) })
  }

  const news = await publishNews(staff, name)
  await expectShown(contentOf(name, ''))
  const cover = await fetch(`${staff.site}/uploads/news/${news.cover}`)
  expect([cover.status, cover.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  expect((await cover.arrayBuffer()).byteLength).toBeGreaterThan(0)

  const edited = contentOf(name, ' 2')
  const input = { date: DAY, isMediaNews: false, content: edited }
  await staff.call('POST', `/api/news/updateTexts/${name}`, input, { 'if-match': `"${news.updatedAt}"` })
  await expectShown(edited)

  await staff.call('DELETE', `/api/news/${news._id}`)
  await staff.call('DELETE', `/api/trash/news/${news._id}`)
  for (const path of [`/api/news/${name}`, ...pages.map(({ path }) => path)]) await expectGone(staff, path)
}

/** Creates a position, reads it, deletes it for good, and looks whether it is gone. */
export async function createAndErasePosition(staff: SmokeStaff, name: string): Promise<void> {
  const texts = { responsibilities: `<p>${words.en}</p>`, requirements: '', additional: '' }
  const input = { title: name, startDate: DAY, endDate: DAY, ...texts }
  const { career } = careerSaved.parse(await staff.call('POST', '/api/careers', input))
  const read = async () => positions.item.parse(await staff.call('GET', `/api/admin/careers/${career._id}`))
  expect(await read()).toMatchObject(input)
  // It was open long ago: visitors never see it.
  const path = `/api/careers/${career._id}`
  await expectGone(staff, path)
  await staff.call('DELETE', path)
  await staff.call('DELETE', `/api/trash/careers/${career._id}`)
  expect((await listMade(staff)).filter(({ id }) => id === career._id)).toEqual([])
}

/** Removes for good what bears this name, wherever a run was broken off. */
export async function removeMade(staff: SmokeStaff, name: string): Promise<void> {
  await wait(SHOWN_AFTER_MS)
  for (const made of await listMade(staff))
    if (made.name === name) {
      if (!made.isInTrash) await staff.call('DELETE', `/api/${made.kind}/${made.id}`)
      await staff.call('DELETE', `/api/trash/${made.kind}/${made.id}`)
    }
}

/** What runs that were broken off made before `time` and did not remove. */
export async function findLeftovers(staff: SmokeStaff, time: number): Promise<string[]> {
  const leftovers = (await listMade(staff)).filter(({ name }) => Number(NAME.exec(name)?.[1]) < time)
  return leftovers.map(({ name, kind, isInTrash }) => `${name} (${kind}${isInTrash ? ', in the trash' : ''})`)
}

/** All that smokes have made and is still there, also in the trash. */
async function listMade(staff: SmokeStaff) {
  const path = '/api/admin/news?medias=false&search=smoke-&limit=100'
  const { news } = newsFound.parse(await staff.call('GET', path))
  const { careers } = positions.list.parse(await staff.call('GET', '/api/admin/careers'))
  const { trash } = trashList.parse(await staff.call('GET', '/api/trash'))
  return [
    ...news.map(({ _id, url }) => ({ id: _id, kind: 'news', name: url, isInTrash: false })),
    ...careers.map(({ _id, title }) => ({ id: _id, kind: 'careers', name: title, isInTrash: false })),
    ...trash.map(({ _id, kind, url, titles }) => ({
      id: _id,
      kind: kind === 'career' ? 'careers' : 'news',
      name: url ?? titles.bg,
      isInTrash: true,
    })),
  ].filter(({ name }) => NAME.test(name))
}

async function readPage(address: string) {
  const answer = await fetch(address)
  const html = await answer.text()
  return {
    status: answer.status,
    language: /<html lang="(\w+)"/.exec(html)?.[1],
    title: /<title>([^<]*)</.exec(html)?.[1],
  }
}

async function expectGone(staff: SmokeStaff, path: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${staff.site}${path}`)).status, path).toBe(404)
}
