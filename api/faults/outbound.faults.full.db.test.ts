import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ANNA, formRequest, newsForm, pictureFile, startTestApp } from '../testing/app.ts'
import { tellFault } from '../testing/faults.ts'
import { someInquiry } from '../testing/mail.ts'
import { startServer } from '../testing/running-server.ts'
import { serverEnvironment } from '../testing/server-environment.ts'

const folder = join(import.meta.dirname, '..')

/** What a visitor or staff may have the server do, its own links to elsewhere among it. */
const READS = [
  '/',
  '/news',
  '/news/outbound',
  '/contacts/factory-location',
  '/admin/login',
  '/feed.xml',
  '/atom.xml',
  '/sitemap.xml',
  '/api/news/latest',
  '/api/careers',
  '/api/search',
  '/newsletter/confirm?token=x',
  '/nowhere?url=http://127.0.0.1:9/',
  'http://127.0.0.1:9/',
]

test('F41 the server connects to Supabase only, whatever is requested', async (context) => {
  const api = await startTestApp()
  context.onTestFinished(() => api.stop())
  const destinations = new Set<string>()
  const { child, url } = await startServer((port) => {
    const child = spawn(
      process.execPath,
      ['--import', join(folder, 'testing/report-destinations.ts'), 'src/server.ts'],
      {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          ...serverEnvironment(api.embedded),
          PORT: String(port),
          HTTP_PROXY: 'http://127.0.0.1:9',
          HTTPS_PROXY: 'http://127.0.0.1:9',
        },
      },
    )
    child.on('message', (destination) => destinations.add(String(destination)))
    return { child }
  })
  context.onTestFinished(async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  })
  const post = (path: string, payload: unknown, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(payload),
    })

  const { token } = (await (await post('/api/admin/login', ANNA)).json()) as { token: string }
  const gallery = [await pictureFile('http://127.0.0.1:9/a.png')]
  const link =
    '<p><a href="http://127.0.0.1:9/">x</a></p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>'
  const content = { en: { title: 'http://127.0.0.1:9/', contentOne: link, contentTwo: '' } }
  const data = { date: '2026-11-20', isMediaNews: false, content }
  const form = newsForm({ data, cover: await pictureFile(), gallery })
  const { headers, payload } = await formRequest('/api/news', token, form, { 'x-news-url': 'outbound' })
  const published = await fetch(`${url}/api/news`, { method: 'POST', headers, body: new Uint8Array(payload) })
  expect(published.status).toBe(201)
  const { news } = (await published.json()) as { news: { cover: string } }
  expect((await post('/api/inquiries', someInquiry({ message: 'See http://127.0.0.1:9/' }))).status).toBe(201)
  expect((await post('/api/newsletter', { email: 'anna@127.0.0.1' })).status).toBeLessThan(500)
  for (const path of [...READS, `/uploads/news/${news.cover}?w=480`]) {
    const answer = await fetch(path.startsWith('/') ? url + path : `${url}/${path}`, { redirect: 'manual' })
    expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 303, 307, 400, 404])])
    await answer.arrayBuffer()
  }
  // The mail of the inquiry has been asked for; the function behind it has nowhere to send it.
  const attempts = async () =>
    (await api.supabase.from('mails').select('attempts').eq('kind', 'inquiry').single()).data?.attempts
  await expect.poll(attempts).toBeGreaterThan(0)
  const { host } = new URL(api.embedded.url)
  expect([...destinations]).toEqual([host])
  tellFault(context, 'F41 whom the server talks to', { repetitions: READS.length + 4 })
})
