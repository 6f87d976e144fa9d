import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { startTestSupabase } from 'supabase/testing'
import type { AppDeps } from '#app.deps.ts'
import { buildApp } from '#app.ts'
import type { NewsItem } from '#contract/news.ts'
import { logOptions } from '#http/log.ts'
import { createAccounts } from '#session/accounts.ts'
import { hashPassword, type PasswordCost } from '#session/password.ts'
import { createBucket } from '#supabase/bucket.ts'
import { createSupabase, createVisitorSupabase } from '#supabase/client.ts'
import { LONG_TIMEOUTS } from './timeouts.ts'

export const ANNA = { username: 'anna', password: 'correct horse battery' }
/** As cheap as argon2id can be: tests sign in hundreds of times. `password.test.ts` tests the real one. */
export const PASSWORD_COST: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
const annaHash = hashPassword(ANNA.password, PASSWORD_COST)

/** Where visitors find the site of the tests. */
export const PUBLIC_URL = 'https://www.balkalum.example'

/** The real app on an embedded Supabase of its own, with the account `ANNA`. `url` may lead there through a proxy. */
export async function startTestApp({
  through = async (url: string) => url,
  formLimit = 1000,
  mail,
  site,
  logLine,
  linkGuard,
  diskUsage,
  timeouts = LONG_TIMEOUTS,
}: {
  through?: (url: string) => Promise<string>
  formLimit?: number
  mail?: string
  site?: AppDeps['site']
  linkGuard?: AppDeps['linkGuard']
  diskUsage?: AppDeps['diskUsage']
  /** Of what the app asks of Supabase. */
  timeouts?: typeof LONG_TIMEOUTS
  /** Told every line of the log. */
  logLine?: (line: string) => void
} = {}) {
  const embedded = await startTestSupabase(mail ? { mail } : { isShared: true })
  const supabase = createSupabase(embedded, LONG_TIMEOUTS)
  const accounts = createAccounts(supabase, PASSWORD_COST)
  const anna = { username: ANNA.username, password_hash: await annaHash, roles: ['administrator' as const] }
  await supabase.from('admins').insert(anna).throwOnError()

  async function build(url: string, { trustProxy = 0, hasRealPasswordCost = false } = {}) {
    const config = { url, secretKey: embedded.secretKey }
    return buildApp({
      supabase: createSupabase(config, timeouts),
      visitors: createVisitorSupabase(config, timeouts),
      sessionSecret: 'a secret of the tests, 32 bytes or more',
      passwordCost: hasRealPasswordCost ? undefined : PASSWORD_COST,
      checkAnswers: true,
      trustProxy,
      formLimit,
      mailDue: () => {},
      publicUrl: PUBLIC_URL,
      logger: logLine ? { ...logOptions('trace'), stream: { write: logLine } } : false,
      site,
      linkGuard,
      diskUsage,
    })
  }

  const app = await build(await through(embedded.url))

  async function signIn(): Promise<string> {
    const answer = await app.inject({ method: 'POST', url: '/api/admin/login', payload: ANNA })
    return answer.json<{ token: string }>().token
  }

  return {
    app,
    embedded,
    supabase,
    accounts,
    bucket: createBucket(supabase, 'news'),
    /** Another process of the same API. */
    buildAnother: (options?: Parameters<typeof build>[1]) => build(embedded.url, options),
    signIn,
    async stop() {
      await app.close()
      await embedded.stop()
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** A request with pictures as `inject` takes it. */
export async function formRequest(
  url: string,
  token: string,
  form: FormData,
  headers: Record<string, string> = {},
): Promise<{ method: 'POST'; url: string; headers: Record<string, string>; payload: Buffer }> {
  const encoded = new Response(form)
  const type = encoded.headers.get('content-type') ?? ''
  return {
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': type, ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

type FormParts = { data?: unknown; cover?: File | null; gallery?: File[]; imagesToBeDeleted?: string[] }

/** A form as the panel sends it; `data` as a string goes as it is. */
export function newsForm({ data = someNews(), cover, gallery = [], imagesToBeDeleted }: FormParts): FormData {
  const form = new FormData()
  form.append('data', typeof data === 'string' ? data : JSON.stringify(data))
  if (cover) form.append('cover', cover)
  for (const file of gallery) form.append('gallery', file)
  if (imagesToBeDeleted) form.append('imagesToBeDeleted', JSON.stringify(imagesToBeDeleted))
  return form
}

/** What staff send for an item; `english` is its only title. */
export function someNews(english = 'A new press', more: Record<string, unknown> = {}) {
  const content = { en: { title: english, contentOne: '<p>It presses.</p>', contentTwo: '' } }
  return { date: '2026-11-20', isMediaNews: false, content, ...more }
}

/** A picture file of one colour. */
export async function pictureFile(name = 'press.jpg', width = 64, height = 48): Promise<File> {
  const colour = { r: width % 256, g: height % 256, b: 90 }
  const picture = sharp({ create: { width, height, channels: 3, background: colour } })
  const bytes = await (name.endsWith('.png')
    ? picture.png()
    : name.endsWith('.gif')
      ? picture.gif()
      : picture.jpeg()
  ).toBuffer()
  return new File([new Uint8Array(bytes)], name)
}

/** Publishes an item with a cover, and as many gallery pictures as asked for. */
export async function publish(
  { app }: Pick<TestApp, 'app'>,
  token: string,
  { url = `item-${randomUUID()}`, data = someNews(), pictures = 0 } = {},
): Promise<NewsItem> {
  const gallery = await Promise.all(
    Array.from({ length: pictures }, (_, index) => pictureFile(`${index}.png`, 20 + index)),
  )
  const form = newsForm({ data, cover: await pictureFile(), gallery })
  const answer = await app.inject(await formRequest('/api/news', token, form, { 'x-news-url': url }))
  if (answer.statusCode !== 201) throw new Error(`not published: ${answer.body}`)
  return answer.json<{ news: NewsItem }>().news
}
