import { sitePeople } from '#content/site-people.testing.ts'
import type { GeneratedFileSource } from './generated-files.ts'

/** A source of nothing but what is given. */
export function testSource(parts: Partial<GeneratedFileSource>): GeneratedFileSource {
  return {
    site: 'https://www.balkalum.example',
    newestNews: async () => [],
    newsAddresses: async function* () {},
    positions: async () => [],
    events: async () => [],
    people: async (kind) => sitePeople[kind],
    certificates: async () => [],
    pictureBytes: async () => 0,
    cardPhoto: async () => null,
    ...parts,
  }
}
