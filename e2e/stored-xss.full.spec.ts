import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { row } from './administration.ts'
import { expect, test } from './fixtures.ts'
import type { RunningSite } from './running-site.ts'
import { tokenOf } from './token.ts'
import { XSS_PAYLOADS, XSS_TITLES } from './xss-payloads.ts'

// The policy of the pages would stop what got through; here nothing stands between a mistake and its effect.
test.use({ bypassCSP: true })

declare global {
  interface Window {
    __pwned: (by?: string) => void
  }
}

const PREFIX = 'hostile-'
const isWhole = Boolean(process.env.TEST_FULL)

/** Rows as someone with access to the database would write them, past everything that cleans. */
async function change({ supabase: { url, secretKey } }: RunningSite, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect([path, answer.status, await answer.text()]).toEqual([path, expect.any(Number), ''])
}

async function store(site: RunningSite): Promise<void> {
  const [seeded] = (await (await fetch(`${site.url}/api/news/latest`)).json()).news as { cover: string }[]
  const cover = seeded?.cover ?? ''
  const news = XSS_PAYLOADS.map((payload, index) => {
    const text = { title: (XSS_TITLES[index] ?? payload).slice(0, 170), contentOne: payload, contentTwo: payload }
    const alt = { [cover]: { bg: text.title, en: text.title, de: text.title, it: text.title } }
    const content = { bg: text, en: text, de: text, it: text }
    return { slug: `${PREFIX}${index}`, published_on: '2026-12-01', cover, content, alt }
  })
  await change(site, 'POST', 'news', news)
  const positions = XSS_PAYLOADS.slice(0, 40).map((payload) => ({
    title: payload.slice(0, 200),
    start_date: '2026-01-01',
    end_date: '2099-12-31',
    responsibilities: payload,
    requirements: payload,
    additional: payload,
  }))
  await change(site, 'POST', 'careers', positions)
  const inquiries = XSS_TITLES.map((payload) => ({
    id: randomUUID(),
    kind: 'contact',
    category: 'general',
    name: payload.slice(0, 50),
    phone: payload.slice(0, 20),
    email: 'hostile@example.com',
    message: payload,
  }))
  await change(site, 'POST', 'inquiries', inquiries)
  const mails = inquiries.map(({ id }) => ({ id, kind: 'inquiry', status: 'sent' }))
  await change(site, 'POST', 'mails', mails)
}

async function clear(site: RunningSite): Promise<void> {
  await change(site, 'DELETE', `news?slug=like.${PREFIX}*`)
  await change(site, 'DELETE', 'careers?end_date=eq.2099-12-31')
  await change(site, 'DELETE', 'inquiries?email=eq.hostile@example.com')
}

/** A write through the API, after which it has forgotten what it read before. */
async function refresh(editor: Page): Promise<void> {
  const token = await tokenOf(editor)
  const headers = { authorization: `Bearer ${token}` }
  const data = { title: 'Passing', startDate: '2000-01-01', endDate: '2000-01-02' }
  const texts = { responsibilities: '', requirements: '', additional: '' }
  const created = await editor.request.post('/api/careers', { headers, data: { ...data, ...texts } })
  const { _id } = (await created.json()).career
  expect((await editor.request.delete(`/api/careers/${_id}`, { headers })).ok()).toBe(true)
  expect((await editor.request.delete(`/api/trash/careers/${_id}`, { headers })).ok()).toBe(true)
}

/** Runs in the page: pours HTML into it as React does, and through the parser of whole documents as the server's page is. */
function pour(texts: string[]): string[] {
  const ALLOWED = /^(P|BR|STRONG|EM|U|A|PRE|CODE|DIV|SUP|SUB|H2|H3|BLOCKQUOTE|UL|OL|LI|TABLE|TBODY|TR|TH|TD)$/
  const PICTURE = /^<img src="\/uploads\/news\/[\w-]+\.(png|jpe?g|webp|gif)">$/
  const frame = document.body.appendChild(document.createElement('iframe'))
  const wrong = (root: ParentNode) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      if (PICTURE.test(element.outerHTML)) return []
      const isHostile = [...element.attributes].some(({ name }) => !/^(class|href|rel|target|scope)$/.test(name))
      const scheme = URL.parse(element.getAttribute('href') ?? '', document.baseURI)?.protocol ?? ''
      const isFine = ALLOWED.test(element.tagName) && !isHostile && /^(https?|mailto|tel):$/.test(scheme)
      return isFine ? [] : [element.outerHTML]
    })
  return texts.flatMap((text) => {
    const div = document.body.appendChild(document.createElement('div'))
    div.innerHTML = text
    const inner = frame.contentDocument
    inner?.open()
    inner?.write(`<!doctype html><body><div id="text">${text}</div><p id="after"></p>`)
    inner?.close()
    const poured = inner?.getElementById('text')
    const isClosed = poured?.nextElementSibling?.id === 'after'
    return [...wrong(div), ...(poured ? wrong(poured) : []), ...(isClosed ? [] : [`not closed: ${text}`])]
  })
}

test('F25 nothing that is stored runs in any page, even without the policy of the pages', async ({
  editor,
  site,
  hydrated,
}, testInfo) => {
  testInfo.annotations.push({ type: 'expected', description: 'pwned by control' })
  if (isWhole) testInfo.setTimeout(3_600_000)
  await editor.context().addInitScript(() => {
    window.__pwned = (by = 'a payload') => console.error(`pwned by ${by} at ${window.location.href}`)
  })
  const go = async (path: string) => {
    await editor.goto(path)
    await hydrated(editor)
  }
  await store(site)
  await refresh(editor)
  try {
    await test.step('the trap catches what runs', async () => {
      await go('/sitemap')
      const caught = editor.waitForEvent('console', (message) => message.text().includes('pwned by control'))
      await editor.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="__pwned(`control`)">')
      })
      await caught
    })

    await test.step('what the API gives out is harmless however it is parsed', async () => {
      const { news } = await (await editor.request.get('/api/news')).json()
      const { careers } = await (await editor.request.get('/api/careers')).json()
      const texts = [
        ...news.flatMap(({ content }: { content: { en: Record<string, string> } }) => content.en.contentOne),
        ...careers.flatMap(({ responsibilities }: { responsibilities: string }) => responsibilities),
      ] as string[]
      expect(texts.length).toBeGreaterThan(XSS_PAYLOADS.length)
      const withoutVideos = texts.filter((text) => !text.includes('<iframe'))
      expect(texts.length - withoutVideos.length).toBeLessThan(3)
      expect(await editor.evaluate(pour, withoutVideos)).toEqual([])
    })

    await test.step('feeds and sitemap are whole XML', async () => {
      for (const path of ['/feed.xml', '/atom.xml', '/sitemap.xml']) {
        const xml = await (await editor.request.get(path)).text()
        const problems = await editor.evaluate((text) => {
          const parsed = new DOMParser().parseFromString(text, 'application/xml')
          return parsed.querySelectorAll('parsererror, script').length
        }, xml)
        expect([path, problems]).toEqual([path, 0])
      }
    })

    await test.step('public pages show it as text', async () => {
      const articles = isWhole ? XSS_PAYLOADS.keys() : XSS_TITLES.keys()
      for (const index of articles) {
        await go(`/news/${PREFIX}${index}`)
        const title = (XSS_TITLES[index] ?? XSS_PAYLOADS[index] ?? '').slice(0, 170)
        await expect(editor.getByRole('heading', { level: 1 })).toHaveText(title)
      }
      await go('/news')
      await expect(editor.getByRole('link').filter({ hasText: '__pwned' }).first()).toBeVisible()
      await go('/careers/open-positions')
      await editor.getByRole('link').filter({ hasText: '__pwned' }).first().click()
      await expect(editor.getByRole('dialog')).toContainText('__pwned')
    })

    await test.step('the administration shows it as text, its editors too', async () => {
      await go('/admin')
      await expect(row(editor, '__pwned').first()).toBeVisible()
      await editor.goto('/admin?tab=inquiries')
      await editor.getByRole('link').filter({ hasText: '__pwned' }).first().click()
      await expect(editor.getByRole('article')).toContainText('__pwned')
      await editor.goto(`/admin/news/${PREFIX}0`)
      await expect(editor.getByLabel('Заглавие', { exact: true })).toHaveValue(XSS_TITLES[0] ?? '')
      await expect(editor.getByRole('textbox', { name: 'Текст преди галерията' })).toBeVisible()
    })
  } finally {
    await clear(site)
    await refresh(editor)
  }
})
