import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { contactCardPath, contactCodePath } from '#content/contact-card-path.ts'
import { regionNames } from '#content/region-names.ts'
import { sitePeople } from '#content/site-people.testing.ts'
import { contactCard } from './contact-card.ts'
import { testSource } from './generated-files.testing.ts'
import { generatorOf } from './generated-files.ts'

const SITE = 'https://www.balkalum.example'
const everybody = Object.values(sitePeople).flat()

async function made(path: string) {
  const file = await generatorOf(path)?.(testSource({ site: SITE }))
  if (!file) throw new Error(`no file ${path}`)
  return file
}

test('everybody has a card of their own, with what the profile says, as another reader of vCard 3.0 finds', async () => {
  for (const person of everybody) {
    const { type, body } = await made(contactCardPath(person))
    expect(type).toBe('text/vcard; charset=utf-8')
    const card = new ICAL.Component(ICAL.parse(body) as unknown as [string, unknown[], unknown[]])
    const value = (name: string) => card.getFirstPropertyValue(name)
    expect([card.name, value('version'), value('fn'), value('title'), value('email')]).toEqual([
      'vcard',
      '3.0',
      person.name,
      person.position,
      person.email,
    ])
    expect(card.getAllProperties('tel').map((tel) => [tel.getParameter('type'), tel.getFirstValue()])).toEqual([
      [['voice', 'work'], person.phone],
      [['fax', 'work'], person.fax],
    ])
    for (const region of regionNames(person.countries)) expect(value('note')).toContain(region)
  }
})

test('the name is taken apart for those who sort by family name, and lines are short and end as the standard says', async () => {
  const { body } = await made('/contacts/cards/silviya-kantardzhieva.vcf')
  expect(body).toContain('\r\nN:Kantardzhieva;Silviya;;;\r\n')
  expect(body).toContain('\r\nADR;TYPE=work:;;Industrial zone;Shumen;Shumen;9700;Bulgaria\r\n')
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('a person who has no profile has a card that leads to the list', () => {
  const without = everybody.find(({ hasProfile }) => !hasProfile)
  if (!without) throw new Error('everybody has a profile')
  expect(contactCard(SITE, without, null)).toContain(`\r\nURL:${SITE}/contacts/sales-department\r\n`)
})

test('the photograph is in the card, as another reader finds it, and a card without one is the same but for it', async () => {
  const [person] = everybody
  if (!person) throw new Error('no person is there')
  const photo = Buffer.from('ffd8ffe000104a464946', 'hex')
  const people = async () => [{ ...person, picture: 'a1-600x800.50-20' }]
  const cardPhoto = async (crop: string) => (crop === 'a1-600x800.50-20' ? photo : null)
  const generator = generatorOf(contactCardPath(person))
  const card = (await generator?.(testSource({ site: SITE, people, cardPhoto })))?.body ?? ''
  const read = new ICAL.Component(ICAL.parse(card) as unknown as [string, unknown[], unknown[]])
  const shown = read.getFirstProperty('photo')
  expect([shown?.getParameter('encoding'), shown?.getParameter('type'), String(shown?.getFirstValue())]).toEqual([
    'b',
    'JPEG',
    photo.toString('base64'),
  ])
  const without = (await generator?.(testSource({ site: SITE, people })))?.body ?? ''
  expect(without.length).toBeGreaterThan(200)
  expect(card.replace(/PHOTO;[^\r]*\r\n(?: [^\r]*\r\n)*/, '')).toBe(without)
})

test('everybody has a code of their own, with light around it, of at most 77 modules, which a phone can tell apart', async () => {
  const codes = new Set<string>()
  for (const person of everybody) {
    const { type, body } = await made(contactCodePath(person))
    expect(type).toBe('image/svg+xml')
    const [, size] = /viewBox="0 0 (\d+) \1"/.exec(body) ?? []
    expect(Number(size)).toBeLessThanOrEqual(77)
    const places = [...body.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, Number(size) - 5])
    codes.add(body)
  }
  expect(codes.size).toBe(everybody.length)
})

test('no other person has a card', async () => {
  expect(await generatorOf('/contacts/cards/nobody.vcf')?.(testSource({}))).toBeUndefined()
  expect(await generatorOf('/contacts/cards/nobody.svg')?.(testSource({}))).toBeUndefined()
  expect(generatorOf('/contacts/cards/No.Body.vcf')).toBeUndefined()
})
