import { startStubServer } from 'supabase/stub-server'
import { expect, test } from './fixtures.ts'
import type { RunningSite } from './running-site.ts'
import { signIn } from './smoke-staff.ts'
import {
  createAndErasePosition,
  findLeftovers,
  publishAndEraseNews,
  publishNews,
  removeMade,
  smokeName,
} from './smoke-writes.ts'

const FAULTS = [
  { lost: /^POST \/api\/news$/, work: publishAndEraseNews },
  { lost: /^POST \/api\/news\/updateTexts\//, work: publishAndEraseNews },
  { lost: /^DELETE \/api\/news\//, work: publishAndEraseNews },
  { lost: /^POST \/api\/careers$/, work: createAndErasePosition },
  { lost: /^DELETE \/api\/careers\//, work: createAndErasePosition },
]

for (const { lost, work } of FAULTS)
  test(`a run that loses the answer to ${lost.source} leaves nothing behind`, { tag: ['@RS-7'] }, async ({ site }) => {
    const line = await startLossyLine(site.url, lost)
    const name = smokeName()
    const staff = await signIn(line.url, site.admin)
    await expect(work(staff, name)).rejects.toThrow('has no answer')
    expect(await storedAs(site, name)).toBe(1)
    await removeMade(staff, name)
    expect(await storedAs(site, name)).toBe(0)
    await staff.signOut()
    await line.stop()
  })

test('leftovers older than an hour are named, and stay; younger ones may belong to a run', { tag: ['@RS-7'] }, async ({
  site,
}) => {
  const staff = await signIn(site.url, site.admin)
  const now = Date.now()
  const [old, young] = [smokeName(now - 7_200_000), smokeName(now)]
  const { _id } = await publishNews(staff, old)
  await publishNews(staff, young)
  expect(await findLeftovers(staff, now - 3_600_000)).toEqual([`${old} (news)`])
  await staff.call('DELETE', `/api/news/${_id}`)
  expect(await findLeftovers(staff, now - 3_600_000)).toEqual([`${old} (news, in the trash)`])
  for (const name of [old, young]) {
    expect(await storedAs(site, name)).toBe(1)
    await removeMade(staff, name)
    expect(await storedAs(site, name)).toBe(0)
  }
  await staff.signOut()
})

/** How many items and positions have this name in the database, also in the trash. */
async function storedAs({ supabase }: RunningSite, name: string): Promise<number> {
  const read = async (query: string) =>
    (await fetch(`${supabase.url}/rest/v1/${query}`, { headers: { apikey: supabase.secretKey } })).json()
  const found = [await read(`news?select=id&slug=eq.${name}`), await read(`careers?select=id&title=eq.${name}`)]
  return found.flat().length
}

/** A server on loopback that passes everything on to `site`, and once does not pass back the answer to what `lost` names. */
function startLossyLine(site: string, lost: RegExp) {
  let isLost = false
  return startStubServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const { authorization, 'content-type': type, 'x-news-url': newsUrl, 'if-match': version } = headers
    const passed = {
      authorization,
      'content-type': type,
      'x-news-url': newsUrl as string | undefined,
      'if-match': version,
    }
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const answer = await fetch(`${site}${url}`, {
      method,
      headers: Object.entries(passed).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value] as [string, string]],
      ),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    if (!isLost && lost.test(`${method} ${url}`)) {
      isLost = true
      outgoing.destroy()
      return
    }
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(body)
  })
}
