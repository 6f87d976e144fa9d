import { expect, test } from 'vitest'
import { sitePeople } from '#content/site-people.testing.ts'
import { cataloguePath } from './catalogue.ts'
import { testSource } from './generated-files.testing.ts'
import { generatorOf } from './generated-files.ts'

const written = async (parts: Parameters<typeof testSource>[0]) => {
  const file = await generatorOf(cataloguePath)?.(testSource(parts))
  return JSON.parse(file?.body ?? '') as { contacts: { contacts: { standsInFor?: string; reason: string }[] }[] }
}

test('while people or certificates cannot be read there is no catalogue, rather than one that has none', async () => {
  const isAway = () => Promise.reject(new Error('away'))
  await expect(written({ people: isAway })).rejects.toThrow('away')
  await expect(written({ certificates: isAway })).rejects.toThrow('away')
})

test('every country has someone for each family, by name or the director; a leave is said', async () => {
  const { contacts } = await written({ people: async (kind) => sitePeople[kind] })
  for (const { contacts: both } of contacts) expect(both).toHaveLength(2)
  const all = contacts.flatMap((one) => one.contacts)
  expect(all.filter(({ standsInFor }) => standsInFor === 'Milena Tsoneva').length).toBeGreaterThan(0)
  for (const { reason } of all) expect(reason).toMatch(/^for .+, (rolled|extruded) products$/)
})
