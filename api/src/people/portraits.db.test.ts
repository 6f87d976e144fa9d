import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PersonInput, StaffPerson } from '#contract/collections/people.ts'
import type { SitePerson } from '#contract/people.ts'
import { portraitAddress } from '#contract/portraits.ts'
import { createSweeper } from '#jobs/sweep-files.ts'
import { createBucket } from '#supabase/bucket.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'

let api: TestApp
let token: string
const bucket = () => createBucket(api.supabase, 'people')

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  api = await startTestApp()
  token = await api.signIn()
})
afterAll(async () => {
  vi.useRealTimers()
  await api.stop()
})

const NEW: PersonInput = {
  ...{ kind: 'sales-department', name: 'Rayna Kostova', position: 'Sales Manager, Foil', description: '' },
  ...{ email: 'r.kostova@balkalum.example', phone: '+359 54 000 077', fax: '', tags: ['foil'], languages: ['English'] },
  ...{ countries: ['Poland'], families: ['Rolled'], isMain: false, duties: [], receives: [] },
  ...{ picture: null, pictureFocus: '50 50', awayFrom: null, awayUntil: null, deputy: null, isHidden: false },
}

/** Red at the left, green in the middle, blue at the right. */
function photograph(width = 900, height = 300): Promise<Buffer> {
  const stripe = (background: string) => ({ create: { width: width / 3, height, channels: 3 as const, background } })
  return sharp({ create: { width, height, channels: 3, background: '#0f0' } })
    .composite([
      { input: stripe('#f00'), left: 0, top: 0 },
      { input: stripe('#00f'), left: (2 * width) / 3, top: 0 },
    ])
    .withExif({ IFD0: { Artist: 'A photographer' } })
    .jpeg()
    .toBuffer()
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = {}) {
  const authorization = `Bearer ${token}`
  return api.app.inject({ method, url, headers: { authorization, ...headers }, ...(payload && { payload }) })
}
const send = (bytes: Buffer) =>
  call('POST', '/api/admin/people/pictures', bytes, { 'content-type': 'application/octet-stream' })

async function add(change: Partial<PersonInput>): Promise<StaffPerson> {
  const answer = await call('POST', '/api/admin/people', { ...NEW, ...change })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().person
}
async function save(person: StaffPerson, change: Partial<PersonInput>): Promise<StaffPerson> {
  const { _id, slug, hasProfile, updatedAt, updatedBy, ...input } = person
  const answer = await call('POST', `/api/admin/people/${_id}`, { ...input, ...change })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().person
}
async function shownOf(slug: string): Promise<string | null> {
  // What is read is kept for two seconds.
  vi.setSystemTime(Date.now() + 3_000)
  const { people } = (await api.app.inject('/api/people/sales-department')).json<{ people: SitePerson[] }>()
  return people.find((person) => person.slug === slug)?.picture ?? null
}
const statusOf = async (url: string) => (await api.app.inject(url)).statusCode
const access = async () => (await call('GET', '/api/admin/people/pictures/access')).json().access
const opened = async (address: string) => address.replace('/people/', `/people/${await access()}/`)

/** The colour of the middle of a picture, as one of three. */
async function middleOf(bytes: Buffer): Promise<string | undefined> {
  const { dominant } = await sharp(bytes).stats()
  return Object.entries(dominant).sort(([, one], [, other]) => other - one)[0]?.[0]
}

test('a buyer sees the face as soon as staff have saved it, in the size and format that the screen wants', async () => {
  const { picture, width, height } = (await send(await photograph())).json()
  expect([width, height]).toEqual([900, 300])
  const person = await add({ name: 'Fani Face', picture, pictureFocus: '100 50' })
  const crop = await shownOf('fani-face')
  expect(crop).toBe(`${picture}.100-50`)
  for (const format of ['avif', 'webp'] as const)
    for (const side of [80, 432] as const) {
      const answer = await api.app.inject(portraitAddress(crop ?? '', side, format))
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`])
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const size = await sharp(answer.rawPayload).metadata()
      expect([size.width, size.height, size.exif]).toEqual([side, side, undefined])
      expect(await middleOf(answer.rawPayload)).toBe('b')
    }
  await save(person, { picture, pictureFocus: '0 50' })
  const answer = await api.app.inject(portraitAddress((await shownOf('fani-face')) ?? '', 80, 'webp'))
  expect(await middleOf(answer.rawPayload)).toBe('r')
  expect(await statusOf(portraitAddress(crop ?? '', 80, 'webp')), 'the crop before').toBe(404)
})

test('only staff read the photograph of a person who is hidden, deleted or not saved yet', async () => {
  const { picture } = (await send(await photograph(600))).json()
  const address = portraitAddress(`${picture}.50-50`, 160, 'webp')
  const whole = `/uploads/people/${picture}.jpg`
  expect(await statusOf(address)).toBe(404)
  expect(await statusOf(await opened(address))).toBe(200)
  const person = await add({ name: 'Hana Hidden', picture })
  expect([await statusOf(address), await statusOf(whole)]).toEqual([200, 404])
  await save(person, { isHidden: true })
  expect(await statusOf(address)).toBe(404)
  await save(person, { isHidden: false })
  expect(await statusOf(address)).toBe(200)
  await call('DELETE', `/api/admin/people/${person._id}`)
  expect(await statusOf(address)).toBe(404)
  await call('POST', `/api/trash/people/${person._id}/restore`, {})
  expect(await statusOf(address)).toBe(200)

  const answer = await api.app.inject(await opened(whole))
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
  const ofNews = (await call('GET', '/api/admin/pictures/access')).json().access
  expect(await statusOf(whole.replace('/people/', `/people/${ofNews}/`)), 'a permission for news').toBe(404)
  for (const wrong of ['50-50.81.webp', '55-50.80.webp', '110-50.80.webp', '50-50.80.jpg', '50-50.80.gif'])
    expect(await statusOf(await opened(`/uploads/people/${picture}.${wrong}`)), wrong).toBe(404)
})

test('what was replaced, removed or erased leaves Storage with all of its crops, and what is in the trash stays', async () => {
  const [first, second] = await Promise.all([
    send(await photograph(300)).then((answer) => answer.json().picture),
    send(await photograph(450)).then((answer) => answer.json().picture),
  ])
  const stored = async () => (await bucket().list(0, 500)).filter((name) => /^.{32}-(300|450)x/.test(name)).sort()
  const sweep = () => createSweeper(api.supabase, 'people', api.app.log).sweep(0)
  const person = await add({ name: 'Rada Replaced', picture: first })
  await api.app.inject(portraitAddress(`${first}.50-50`, 80, 'webp'))
  await sweep()
  expect(await stored(), 'one for a form that is open').toEqual(
    [`${first}.50-50.80.webp`, `${first}.jpg`, `${second}.jpg`].sort(),
  )
  await save(person, { picture: second, pictureFocus: '10 50' })
  await api.app.inject(portraitAddress(`${second}.10-50`, 80, 'webp'))
  await sweep()
  expect(await stored()).toEqual([`${second}.10-50.80.webp`, `${second}.jpg`])
  await save(person, { picture: second, pictureFocus: '50 50' })
  await call('DELETE', `/api/admin/people/${person._id}`)
  await sweep()
  expect(await stored()).toEqual([`${second}.jpg`])
  await call('DELETE', `/api/trash/people/${person._id}`)
  await sweep()
  expect(await stored()).toEqual([])
})

test('each save that changes the photograph stands in the history', async () => {
  const { picture } = (await send(await photograph(750))).json()
  const person = await add({ name: 'Vera Versions' })
  await save(person, { picture })
  await save(person, { picture: null })
  const { versions } = (await call('GET', `/api/admin/people/${person._id}/versions`)).json()
  expect(versions.map(({ item }: { item: StaffPerson }) => item.picture)).toEqual([null, picture, null])
})

test('no person is saved with a photograph that is not there', async () => {
  const picture = `${'0'.repeat(32)}-300x300`
  const answer = await call('POST', '/api/admin/people', { ...NEW, picture })
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'portraitGone'])
})

test('what is no photograph is refused with the reason, judged by its content', async () => {
  const refused = async (bytes: Buffer) => {
    const answer = await send(bytes)
    return [answer.statusCode, answer.json().code]
  }
  expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([415, 'portraitType'])
  expect(await refused(Buffer.from('GIF89a'))).toEqual([415, 'portraitType'])
  expect(await refused((await photograph()).subarray(0, 2_000))).toEqual([415, 'imageBroken'])
  expect(await refused(await photograph(300, 159))).toEqual([400, 'portraitTooSmall'])
  expect(await refused(Buffer.alloc(10 * 2 ** 20 + 1, 0xff))).toEqual([413, 'imageTooLarge'])
  for (const format of ['png', 'webp'] as const)
    expect(
      (
        await send(
          await sharp(await photograph())
            .toFormat(format)
            .toBuffer(),
        )
      ).statusCode,
      format,
    ).toBe(201)
})
