import { startStubServer } from 'supabase/stub-server'
import { expect, onTestFinished, test } from 'vitest'
import { createSupabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'
import { createMailQueue, givenUp } from './mail.queue.ts'

test.each([
  ['queued', null, null],
  ['queued', 'no answer', null],
  ['failed', 'no answer', 'no answer'],
  ['failed', null, ''],
])('a claimed row that is %s with the reason %j is given up: %j', (status, last_error, reason) => {
  expect(givenUp({ status, last_error })).toBe(reason)
})

/** The queue of a Supabase that gives this JSON for an answer. */
async function queueOf(json: string) {
  const { url, stop } = await startStubServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' }).end(json)
  })
  onTestFinished(stop)
  return createMailQueue(createSupabase({ url, secretKey: 'key' }), 'https://site.example', 100)
}

test.each(['{"seconds":3}', '[]', '"soon"', '{}'])(
  'F6 %s is no moment at which a mail is due: the dispatcher waits as when Supabase is away, and does not ask on and on',
  async (json) => {
    await expect((await queueOf(json)).nextDue()).rejects.toBeInstanceOf(UnavailableError)
  },
)

test.each([
  ['null', null],
  ['-3.5', -3.5],
])('%s seconds until a mail is due are %j', async (json, seconds) => {
  expect(await (await queueOf(json)).nextDue()).toBe(seconds)
})
