import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { NewsItem } from '#contract/news.ts'
import { formRequest, publish, startTestApp, type TestApp } from './app.ts'
import { type Route, routesOf, staffRoutesOf } from './routes.ts'

/** A call, by default a `POST` with the token of a signed-in account; an empty `as` is none. */
type Sent = { method?: string; url: string; payload?: string | Buffer | object; type?: string; as?: string }
type Answer = Awaited<ReturnType<TestApp['app']['inject']>>

export interface RefusingApp {
  api: TestApp
  token: string
  /** `/news/item` with two pictures in its gallery, and another one with one. */
  item: NewsItem
  other: NewsItem
  writes: () => Route[]
  staffWrites: () => Route[]
  /** Paths of the routes that read a file out of a form, as the table of routes has them. */
  formPaths: string[]
  /** A path of a route that leads to something there is. */
  real: (path: string) => string
  send: (call: Sent) => Promise<Answer>
  /** Posts a form with the token. */
  sendForm: (path: string, form: FormData, headers?: Record<string, string>) => Promise<Answer>
  /** All rows and files there are. */
  everything: () => Promise<unknown>
  /** Refused with one of the statuses, in JSON, and with nothing changed. */
  expectRefusal: (ask: () => Promise<Answer>, statuses: number[], field?: string) => Promise<void>
  /** The same of each of many calls; that nothing changed is asked once for all of them. */
  expectRefusals: (asks: (() => Promise<Answer>)[], statuses: number[]) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the app with two items of news, and with what finds its writing routes and proves that one changed nothing. */
export async function startRefusingApp(): Promise<RefusingApp> {
  const api = await startTestApp()
  const token = await api.signIn()
  const item = await publish(api, token, { url: 'item', pictures: 2 })
  const other = await publish(api, token, { url: 'other', pictures: 1 })
  const writes = () => routesOf(api.app).filter(({ method }) => method !== 'GET')

  async function everything() {
    const [news, careers, staged, stored] = await Promise.all([
      api.supabase.from('news').select().order('id'),
      api.supabase.from('careers').select(),
      api.supabase.from('staged_pictures').select(),
      api.bucket.list(0, 1000),
    ])
    return { news: news.data, careers: careers.data, staged: staged.data, stored: stored.sort() }
  }

  async function expectRefusals(asks: (() => Promise<Answer>)[], statuses: number[], field?: string) {
    const before = await everything()
    for (const ask of asks) {
      const { statusCode, headers, json } = await ask()
      expect(statuses).toContain(statusCode)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(json()).toMatchObject({ error: expect.stringMatching(/\w+ \w+/), ...(field && { field }) })
    }
    expect(await everything()).toEqual(before)
  }

  return {
    api,
    token,
    item,
    other,
    writes,
    staffWrites: () => staffRoutesOf(api.app).filter(({ method }) => method !== 'GET'),
    formPaths: await pathsThatTakeFiles(api, writes()),
    real: (path) => path.replace(':url', 'item').replace(':id', item._id),
    everything,
    async send({ method = 'POST', url, payload, type, as = token }) {
      const headers = {
        ...(as && { authorization: `Bearer ${as}` }),
        ...(type && { 'content-type': type }),
        'x-news-url': 'bad-input',
        'x-file-name': 'photo.png',
      }
      return api.app.inject({ method: method as 'POST', url, headers, ...(payload !== undefined && { payload }) })
    },
    sendForm: async (path, form, headers = { 'x-news-url': 'bad-input' }) =>
      api.app.inject(await formRequest(path, token, form, headers)),
    expectRefusal: (ask, statuses, field) => expectRefusals([ask], statuses, field),
    expectRefusals,
    stop: () => api.stop(),
  }
}

/** Every call that reads a file out of a form: found by one of an unknown name. */
async function pathsThatTakeFiles(api: TestApp, writes: Route[]): Promise<string[]> {
  const form = new FormData()
  form.append('unknown', new File(['x'], 'x.png'))
  const passing = await api.signIn()
  const isLogout = (path: string) => Number(path.endsWith('/logout'))
  const posts = writes.filter(({ method }) => method === 'POST')
  const paths: string[] = []
  for (const { path } of posts.sort((one, other) => isLogout(one.path) - isLogout(other.path))) {
    const url = path.replace(':url', 'item').replace(':id', randomUUID())
    const { body } = await api.app.inject(await formRequest(url, passing, form, { 'x-news-url': 'unknown' }))
    if (body.includes('"field":"unknown"')) paths.push(path)
  }
  return paths
}
