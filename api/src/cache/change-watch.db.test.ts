import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AppDeps } from '#app.deps.ts'
import { createGeneratedFiles } from '#pages/generated-files.ts'
import { publish, someNews, startTestApp, type TestApp } from '../../testing/app.ts'
import { createResponseCache } from './response-cache.ts'

/** What keeps copies of its own beside the API: a rendered page, and a file made of news. */
const site: AppDeps['site'] = async (app, { news, onChange, upToDate, careers, events, people, ...others }) => {
  const { pictureBytes, cardPhoto, certificates } = others
  const parts = { positions: careers.all, events, people: people.ofKind, certificates, pictureBytes, cardPhoto }
  const titles = async () => (await news.newest('en', 100)).map(({ content }) => content.en.title).join()
  const pages = createResponseCache({ lifetime: Number.POSITIVE_INFINITY, maxBytes: 2 ** 20 })
  const source = { site: '', newestNews: async () => [], newsAddresses: news.addresses, ...parts }
  const files = createGeneratedFiles(source, { development: false, upToDate })
  onChange(pages.clear)
  onChange(files.drop)
  app.get('/news', (request, reply) =>
    pages.send(request, reply, '/news', async () => ({
      body: await titles(),
      headers: { 'content-type': 'text/html' },
    })),
  )
  app.get('/feed.xml', (request, reply) =>
    files.send(request, reply, '/feed.xml', async () => ({ type: 'text/xml', body: await titles() })),
  )
}

let api: TestApp
let another: FastifyInstance

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api = await startTestApp({ site })
  another = await api.buildAnother()
  await another.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  vi.useRealTimers()
  await another.close()
  await api.stop()
})

const shown = async (url: string) => (await another.inject({ url })).body

test('what one process publishes and deletes, another shows everywhere although its copies never grow old', async () => {
  const places = ['/api/news/latest', '/api/news', '/api/search', '/news', '/feed.xml']
  for (const place of places) expect(await shown(place)).not.toContain('From elsewhere')
  const token = await api.signIn()
  const { _id } = await publish(api, token, { data: someNews('From elsewhere') })
  for (const place of places) await expect.poll(() => shown(place)).toContain('From elsewhere')

  const bearer = { authorization: `Bearer ${token}` }
  await api.app.inject({ method: 'DELETE', url: `/api/news/${_id}`, headers: bearer })
  for (const place of places) await expect.poll(() => shown(place)).not.toContain('From elsewhere')
})

test('what one process writes of a position, another shows', async () => {
  expect(await shown('/api/careers')).not.toContain('Welder')
  const times = { start_date: '2020-01-01', end_date: '2999-01-01' }
  const texts = { title: 'Welder', responsibilities: 'Welding', requirements: 'A steady hand' }
  const { error } = await api.supabase.from('careers').insert({ ...texts, ...times })
  expect(error).toBeNull()
  await expect.poll(() => shown('/api/careers')).toContain('Welder')
})
