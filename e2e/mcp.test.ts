import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, inject, onTestFinished, test } from 'vitest'
import { pageOf } from './site-pages.ts'

const url = inject('siteUrl')

/** Revisions of the protocol: without sessions, and with the handshake that most assistants still begin with. */
const MODES = ['2026-07-28', 'legacy'] as const

async function connect(mode: (typeof MODES)[number] = '2026-07-28') {
  const versionNegotiation = { mode: mode === 'legacy' ? mode : { pin: mode } } as const
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)))
  onTestFinished(() => client.close())
  return client
}

async function ask<Answer>(client: Client, name: string, sent: Record<string, unknown>): Promise<Answer> {
  const answer = await client.callTool({ name, arguments: sent })
  expect([name, answer.isError ?? false, answer.content]).toEqual([name, false, expect.any(Array)])
  // Assistants that know no structured answers read the same as text.
  const [text] = answer.content
  expect(JSON.parse(text?.type === 'text' ? text.text : '')).toEqual(answer.structuredContent)
  return answer.structuredContent as Answer
}

async function refusalOf(client: Client, name: string, sent: Record<string, unknown>): Promise<string> {
  const answer = await client.callTool({ name, arguments: sent })
  expect(answer.isError).toBe(true)
  const [text] = answer.content
  return text?.type === 'text' ? text.text : ''
}

/** With the spaces of the page's text, as it is read here. */
const plain = (text: string) => text.replace(/\s+/g, ' ')

type Found = {
  answer: string
  summary: string
  products: { id: string; name: string; rows: string; basis: string; page: string }[]
  contacts: { name: string; phone: string; email: string; reason: string; page: string }[]
  page: string
}

test.each(MODES)('an assistant of %s is told who makes 8011A at 12 µm and whom to call in Poland', async (mode) => {
  const client = await connect(mode)
  const found = await ask<Found>(client, 'find_products', {
    need: '8011A at 12 µm, 1250 mm wide',
    country: 'Poland',
  })
  expect(found.answer).toBe('yes')
  expect(found.products.map(({ id }) => id)).toEqual(['household-foil', 'converter-foil'])
  for (const { basis, rows, page } of found.products) {
    expect(basis).toBe('typical')
    expect(rows).toMatch(/^Alloy 8011A, thickness 9 to \d0\sµm, width/)
    expect((await fetch(page)).status).toBe(200)
  }
  expect(found.contacts).toMatchObject([
    { name: 'Borislav Chakarov', phone: '+359 54 000 018', reason: 'for Poland, rolled products' },
  ])
  // The page says the same.
  const { text } = await pageOf(found.page.slice(url.length))
  expect(text).toContain(plain(found.summary))
  for (const { rows } of found.products) {
    const ranges = plain(rows).match(/\d+ to \d+ \S?m/g) ?? []
    expect(ranges).toHaveLength(2)
    for (const range of ranges) expect(text).toContain(range)
  }
  for (const { name, phone } of found.contacts)
    expect([text.includes(name), text.includes(phone)]).toEqual([true, true])
})

test('the endpoint lists its tools, all of which only read, with the schemas of questions and answers', async () => {
  const client = await connect()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'find_products',
    'compare_products',
    'calculate_weight',
    'find_sales_contact',
    'check_certificate',
  ])
  for (const { annotations, description, inputSchema, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false })
    expect(description?.length).toBeGreaterThan(60)
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
    expect(outputSchema).toMatchObject({ type: 'object', required: expect.arrayContaining(['page']) })
  }
  expect(client.getInstructions()).toContain('typical')
})

test('a person is named for a country and a product; who is on leave is stood in for', async () => {
  const client = await connect()
  type Contacts = { contacts: { name: string; family: string; standsInFor?: string }[]; office?: unknown; page: string }
  const both = await ask<Contacts>(client, 'find_sales_contact', { country: 'Poland' })
  expect(both.contacts.map(({ name, family }) => [name, family])).toEqual([
    ['Borislav Chakarov', 'Rolled'],
    ['Lyubomir Hadzhiev', 'Extruded'],
  ])
  const profiles = { country: 'Poland', product: 'industrial-profiles' }
  const one = await ask<Contacts>(client, 'find_sales_contact', profiles)
  expect(one.contacts.map(({ name }) => name)).toEqual(['Lyubomir Hadzhiev'])
  expect((await pageOf(one.page.slice(url.length))).text).toContain('Lyubomir Hadzhiev')
  const away = await ask<Contacts>(client, 'find_sales_contact', { country: 'Serbia', family: 'Rolled' })
  expect(away.contacts).toMatchObject([{ name: 'Krasimir Daskalov', standsInFor: 'Milena Tsoneva' }])
  expect(await refusalOf(client, 'find_sales_contact', { country: 'Atlantis' })).toContain(
    'country is none of the list',
  )
})

test('a comparison marks what differs, says typical where it is, and has two to four products', async () => {
  const client = await connect()
  type Compared = {
    rows: { label: string; isDifferent: boolean; cells: { text: string; minValue?: number; basis: string }[][] }[]
    page: string
  }
  const compared = await ask<Compared>(client, 'compare_products', { products: ['household-foil', 'converter-foil'] })
  const thickness = compared.rows.find(({ label }) => label === 'Thickness')
  expect(thickness).toMatchObject({
    isDifferent: true,
    cells: [[{ minValue: 9, maxValue: 30, unitCode: '4H', basis: 'typical' }], [{ maxValue: 60 }]],
  })
  expect(compared.rows.find(({ label }) => label === 'Tempers')?.isDifferent).toBe(false)
  const { text } = await pageOf(compared.page.slice(url.length))
  for (const { label } of compared.rows) expect(text).toContain(label)
  const twice = ['finstock', 'finstock']
  expect(await refusalOf(client, 'compare_products', { products: twice })).toContain('two different products')
  expect(await refusalOf(client, 'compare_products', { products: ['finstock', 'cheese'] })).toContain('no such product')
  const five = ['finstock', 'heat-shields', 'omnia-sheets', 'standard-sheets', 'household-foil']
  expect(await refusalOf(client, 'compare_products', { products: five })).toContain('at most 4')
})

test('weights are those of the calculators, nothing that was not said is made up, and limits name their row', async () => {
  const client = await connect()
  type Weight = {
    results: { label: string; value: number; unit: string; text: string }[]
    exceeded: { id: string; text: string; basis: string }[]
    densityKgPerDm3: number
    page: string
  }
  const sheet = { kind: 'sheet', thickness: 1, width: 1000, length: 2000 }
  const weight = await ask<Weight>(client, 'calculate_weight', sheet)
  expect(weight).toMatchObject({
    results: [
      { label: 'Weight', value: 5.4, unit: 'kg', text: '5.400 kg' },
      { label: 'Area', value: 2 },
    ],
    exceeded: [],
    densityKgPerDm3: 2.7,
  })
  expect((await pageOf(weight.page.slice(url.length))).text).toContain('5.400 kg')
  const coil = { kind: 'coil', product: 'household-foil', thickness: 0.012, width: 1600, core: 76, outer: 400 }
  const wide = await ask<Weight>(client, 'calculate_weight', coil)
  expect(wide.exceeded).toMatchObject([{ id: 'household-foil', basis: 'typical' }])
  expect(wide.exceeded[0]?.text).toMatch(/Reels, Width: 200 to 1500\smm/)
  expect(await refusalOf(client, 'calculate_weight', { kind: 'sheet', thickness: 1 })).toBe(
    'a sheet needs width, length',
  )
  expect(await refusalOf(client, 'calculate_weight', { ...coil, weight: 5 })).toContain('one of outer, weight, metres')
  expect(await refusalOf(client, 'calculate_weight', { ...sheet, width: -1 })).toContain('greater than 0')
  const profile = { kind: 'profile', perMetre: 2, length: 6000, product: 'household-foil' }
  expect(await refusalOf(client, 'calculate_weight', profile)).toContain('does not come as profile')
})

test('a sample is called one, and of an unknown certificate nothing is claimed', async () => {
  const client = await connect()
  const { documents } = await (await fetch(`${url}/api/documents/certificates`)).json()
  const [sample] = documents as { isSample: boolean; sha256: string; file: string }[]
  expect(sample?.isSample).toBe(true)
  type Status = { state: string; explanation: string; certificate?: { state: string; file: string }; page: string }
  const known = await ask<Status>(client, 'check_certificate', { sha256: sample?.sha256.toUpperCase() })
  expect(known).toMatchObject({ state: 'sample', certificate: { state: 'sample', file: `${url}${sample?.file}` } })
  expect(known.explanation).toContain('certifies nothing')
  const unknown = await ask<Status>(client, 'check_certificate', { number: 'XX 9001 & 7' })
  expect(unknown).toMatchObject({ state: 'unknown', nearest: [], contact: { position: 'Quality Director' } })
  expect(unknown.page).toBe(`${url}/certificates?number=XX+9001+%26+7`)
  expect((await pageOf(unknown.page.slice(url.length))).text).toContain(plain(unknown.explanation))
  expect(await refusalOf(client, 'check_certificate', {})).toContain('either number or sha256')
})
