import { startStubServer } from 'supabase/stub-server'
import { expect, test } from 'vitest'
import { LONG_TIMEOUTS } from '../../testing/timeouts.ts'
import { ask, createSupabase } from './client.ts'
import { UnavailableError } from './errors.ts'

/** A Supabase that loses as many calls as it is told to, and answers the others with nothing found. */
async function startStub(lost: number) {
  const seen: string[] = []
  const { url, stop } = await startStubServer((request, response) => {
    seen.push(`${request.method} ${request.url?.split('?')[0]}`)
    if (seen.length <= lost) request.socket.destroy()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  })
  return {
    seen,
    supabase: createSupabase({ url, secretKey: 'secret' }, LONG_TIMEOUTS),
    [Symbol.asyncDispose]: stop,
  }
}
type Stub = Awaited<ReturnType<typeof startStub>>

const READS: [string, (stub: Stub) => PromiseLike<unknown>][] = [
  ['GET /rest/v1/news', ({ supabase }) => ask(supabase.from('news').select())],
  ['POST /rest/v1/rpc/news_page', ({ supabase }) => ask(supabase.rpc('news_page', { page_size: 3 }))],
]
const WRITES: [string, (stub: Stub) => PromiseLike<unknown>][] = [
  ['DELETE /rest/v1/careers', ({ supabase }) => ask(supabase.from('careers').delete().eq('id', 'x'))],
  ['POST /rest/v1/rpc/erase_old_inquiries', ({ supabase }) => ask(supabase.rpc('erase_old_inquiries'))],
]

test.each(READS)('%s reads: when its connection is lost, it is sent once more', async (call, read) => {
  await using stub = await startStub(1)
  expect(await read(stub)).toEqual([])
  expect(stub.seen).toEqual([call, call])
})

test.each(READS)('%s reads: lost twice, it is sent no third time', async (call, read) => {
  await using stub = await startStub(2)
  await expect((async () => read(stub))()).rejects.toBeInstanceOf(UnavailableError)
  expect(stub.seen).toEqual([call, call])
})

test.each(WRITES)('%s writes: lost, it is not sent again, for it may have been done', async (call, write) => {
  await using stub = await startStub(1)
  await expect((async () => write(stub))()).rejects.toBeInstanceOf(UnavailableError)
  expect(stub.seen).toEqual([call])
})
