import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchInbox } from '../embedded/launch.ts'
import { startTestInbox, startTestSupabase, type TestInbox, type TestSupabase } from '../testing/test-supabase.ts'

const FUNCTIONS = ['send-inquiry', 'send-confirmation', 'send-newsletter', 'send-account', 'send-attention']

const id = '00000000-0000-4000-8000-000000000001'
const call = {
  id,
  mailing: 1,
  site: 'https://site.example',
  suspected: false,
  receivedAt: '2026-03-18T12:02:03Z',
  inquiry: {
    kind: 'contact',
    category: 'events',
    name: 'Anna',
    phone: '1',
    email: 'anna@example.com',
    message: 'When?',
  },
}

/** The one that the embedded Supabase runs, and the version that Supabase's edge runtime is compatible with. */
describe.each(['deno', 'deno-2.1'])('on %s', (deno) => {
  let inbox: TestInbox
  let supabase: TestSupabase

  beforeAll(async () => {
    process.env.TEST_DENO = deno
    inbox = await startTestInbox()
    supabase = await startTestSupabase({ mail: inbox.url })
  })
  afterAll(async () => {
    delete process.env.TEST_DENO
    await supabase.stop()
    await inbox.stop()
  })

  function ask(name: string, body: unknown, headers: Record<string, string>): Promise<Response> {
    return fetch(`${supabase.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  }
  const withKey = () => ({ apikey: supabase.secretKey })

  test.for(FUNCTIONS)('%s does nothing without the secret key', async (name) => {
    const wrong: Record<string, string>[] = [
      {},
      { apikey: supabase.publishableKey },
      { apikey: '' },
      { authorization: 'Bearer x' },
    ]
    // Until it runs the embedded Supabase refuses such a call, then the function itself does.
    for (const asked of ['not running', 'running']) {
      if (asked === 'running') expect((await ask(name, null, withKey())).status).toBe(400)
      for (const headers of wrong) expect((await ask(name, call, headers)).status).toBe(401)
    }
    expect(await inbox.mails()).toEqual([])
  })

  test.for(FUNCTIONS)('%s judges the call by the same schema as the API', async (name) => {
    const wrong = { ...call, inquiry: { ...call.inquiry, name: 'x'.repeat(51) }, email: 'x' }
    for (const body of [null, [], {}, wrong]) expect((await ask(name, body, withKey())).status).toBe(400)
    expect(await inbox.mails()).toEqual([])
  })

  test('a mail lies in the inbox, once however often the function is called', async () => {
    const answers = [await ask('send-inquiry', call, withKey()), await ask('send-inquiry', call, withKey())]
    const outcomes = await Promise.all(answers.map((answer) => answer.json()))
    const [mail, ...others] = await inbox.mails()
    expect(outcomes).toEqual([
      { outcome: 'sent', note: mail?.id },
      { outcome: 'sent', note: mail?.id },
    ])
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Запитване от сайта: /)
    expect(await (await fetch(`${inbox.url}/inbox`)).text()).toContain('Запитване от сайта')
    await ask('send-inquiry', { ...call, mailing: 2 }, withKey())
    expect(await inbox.mails()).toHaveLength(2)
  })

  test('a function that does not exist is 404, and the database goes on', async () => {
    expect((await ask('send-nothing', call, withKey())).status).toBe(404)
    expect((await fetch(`${supabase.url}/rest/v1/careers`, { headers: withKey() })).status).toBe(200)
  })

  test('a second inbox takes another port when its own is taken', async () => {
    const second = await launchInbox(Number(new URL(inbox.url).port))
    expect(second.url).not.toBe(inbox.url)
    expect((await fetch(`${second.url}/inbox`)).status).toBe(200)
    await second.stop()
  })
})
