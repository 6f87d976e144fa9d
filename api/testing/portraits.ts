import sharp from 'sharp'
import type { StaffPerson } from '#contract/collections/people.ts'
import { portraitAddress } from '#contract/portraits.ts'
import type { TestApp } from './app.ts'

/** Gives one of the people a photograph, as staff do, and shows it once. */
export async function portray({ app }: TestApp, token: string, slug: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const background = '#8899aa'
  const payload = await sharp({ create: { width: 200, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const type = { 'content-type': 'application/octet-stream' }
  const url = '/api/admin/people'
  const sent = await app.inject({ method: 'POST', url: `${url}/pictures`, headers: { ...headers, ...type }, payload })
  const { picture } = sent.json()
  const { people } = (await app.inject({ url, headers })).json<{ people: StaffPerson[] }>()
  const found = people.find((person) => person.slug === slug)
  if (!found) throw new Error(`no person is ${slug}`)
  const { _id, slug: _, hasProfile, updatedAt, updatedBy, ...input } = found
  const saved = await app.inject({ method: 'POST', url: `${url}/${_id}`, headers, payload: { ...input, picture } })
  if (saved.statusCode !== 200) throw new Error(saved.body)
  await app.inject(portraitAddress(`${picture}.50-50`, 80, 'webp'))
}
