import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from 'supabase/end-process'
import { startTestSupabase } from 'supabase/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { SitePerson } from '#contract/people.ts'
import { createAccounts } from '#session/accounts.ts'
import { createSupabase } from '#supabase/client.ts'
import { ANNA, formRequest, newsForm, pictureFile, someNews } from './app.ts'
import { startServer } from './running-server.ts'
import { serverEnvironment } from './server-environment.ts'
import { LONG_TIMEOUTS } from './timeouts.ts'

/** Nights on which the clocks of Bulgaria change, at 01:00 UTC; the clock shows the hour from 3 to 4 twice, or never. */
const NIGHTS = [
  {
    name: 'autumn',
    change: '2026-10-25T01:00:00Z',
    /** The same hour on the clock, first in summer time and then in winter time. */
    hour: ['2026-10-25T03:30:00+03:00', '2026-10-25T03:30:00+02:00'],
    comes: '2026-10-25T03:00:00+02:00',
    goes: '2026-10-25T04:00:00+03:00',
  },
  {
    name: 'spring',
    change: '2027-03-28T01:00:00Z',
    /** One hour, though the clock shows two more at its end. */
    hour: ['2027-03-28T02:30:00+02:00', '2027-03-28T04:30:00+03:00'],
    comes: '2027-03-28T04:00:00+03:00',
    goes: '2027-03-28T03:00:00+02:00',
  },
]
const MINUTE = 60_000

/**
 * Makes the clock of a database one that a test sets: its functions of the time are ahead of the real one, or behind it.
 * PostgreSQL calls what it brings by number, whatever its definition says, but what the planner can put in its place goes by that.
 */
const SHIFTED_CLOCK = `
  create table private.clock (ahead interval not null);
  insert into private.clock values ('0');
  create function public.ahead() returns interval language sql stable security definer
    as 'select ahead from private.clock';
  grant execute on function public.ahead to public;
  set allow_system_table_mods = on;
  create or replace function pg_catalog.now() returns timestamptz language sql stable
    as 'select transaction_timestamp() + public.ahead()';
  create or replace function pg_catalog.clock_timestamp() returns timestamptz language sql volatile
    as 'select timeofday()::timestamptz + public.ahead()';
`

/** A Supabase, and servers over it, whose clock the test sets; all of it ends with the test. */
async function startWithClock(instant: number) {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'offset')
  const supabase = await startTestSupabase()
  onTestFinished(() => supabase.stop())
  await supabase.query(SHIFTED_CLOCK)
  /** Sets the clock of database and server, and waits until they have looked at it. */
  async function setClock(to: number): Promise<void> {
    const ahead = to - Date.now()
    await supabase.query(`update private.clock set ahead = make_interval(secs => ${ahead / 1000})`)
    await writeFile(file, String(ahead))
    await wait(100)
  }
  const clock = { NODE_OPTIONS: `--import ${new URL('set-clock.ts', import.meta.url)}`, CLOCK_FILE: file }

  await setClock(instant)
  async function start() {
    const { child, url } = await startServer((port) => ({
      child: spawn(process.execPath, [join(import.meta.dirname, '../src/server.ts')], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...serverEnvironment(supabase),
          ...clock,
          PORT: String(port),
        },
      }),
    }))
    onTestFinished(() => endProcess(child, 'SIGKILL'))
    return { child, url }
  }
  return { client: createSupabase(supabase, LONG_TIMEOUTS), setClock, start }
}

test('a leave begins and ends at midnight in Sofia, for readers of an answer that is kept, too', async () => {
  const midnight = Date.parse('2026-12-01T00:00:00+02:00')
  const { client, setClock, start } = await startWithClock(midnight - 20 * MINUTE)
  const leave = { away_from: '2026-12-01', away_until: '2026-12-02', deputy: null }
  await client.from('people').update(leave).eq('name', 'galina-penkova').throwOnError()
  const { url } = await start()
  const shown = async () => {
    const { people } = (await (await fetch(`${url}/api/people/other-contacts`)).json()) as { people: SitePerson[] }
    return people.find(({ slug }) => slug === 'galina-penkova')?.leave
  }
  const see = (expected: object | null) => expect.poll(shown, { timeout: 30_000, interval: 250 }).toEqual(expected)
  await see(null)
  await setClock(midnight - 10_000)
  await see(null)
  await setClock(midnight)
  await see({ until: '2026-12-02', deputy: null })
  await setClock(Date.parse('2026-12-02T23:59:30+02:00'))
  await see({ until: '2026-12-02', deputy: null })
  await setClock(Date.parse('2026-12-03T00:00:00+02:00'))
  await see(null)
})

test('planned items come and go at the right instant on the nights when the clock changes, also while no server runs', async () => {
  const { client, setClock, start } = await startWithClock(Date.parse(NIGHTS[0]?.change ?? '') - 20 * MINUTE)
  await createAccounts(client).create(ANNA.username, ANNA.password)

  for (const { name, change, hour, comes, goes } of NIGHTS) {
    const instant = Date.parse(change)
    await setClock(instant - 20 * MINUTE)
    let server = await start()
    const login = await fetch(`${server.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ANNA),
    })
    const { token } = (await login.json()) as { token: string }
    const [from, until] = hour
    const items = {
      comes: { visibleFrom: comes },
      goes: { visibleUntil: goes },
      hour: { visibleFrom: from, visibleUntil: until },
    }
    for (const [item, moments] of Object.entries(items)) {
      const form = newsForm({ data: someNews(`${item} in ${name}`, moments), cover: await pictureFile() })
      const { headers, payload } = await formRequest('/api/news', token, form, { 'x-news-url': `${item}-${name}` })
      const answer = await fetch(`${server.url}/api/news`, { method: 'POST', headers, body: new Uint8Array(payload) })
      expect(answer.status, await answer.text()).toBe(201)
    }
    /** What visitors read of the three, on its own and in the list. */
    async function shown() {
      const list = await (await fetch(`${server.url}/api/news`)).text()
      const found = Object.keys(items).map(async (item) => {
        const { status } = await fetch(`${server.url}/api/news/${item}-${name}`)
        expect(list.includes(`${item}-${name}`), `${item} in the list`).toBe(status === 200)
        return status === 200 ? item : []
      })
      return (await Promise.all(found)).flat()
    }
    const see = (expected: string[]) => expect.poll(shown, { timeout: 30_000, interval: 250 }).toEqual(expected)

    await see(['goes', 'hour'].filter((item) => item !== 'hour' || Date.parse(from ?? '') <= instant - 20 * MINUTE))
    await setClock(instant - 5 * MINUTE)
    await see(['goes', 'hour'])
    await setClock(instant)
    await see(['comes', 'hour'])

    // Down from before the next moment until after it.
    await setClock(instant + 20 * MINUTE)
    await see(['comes', 'hour'])
    await endProcess(server.child, 'SIGKILL')
    await setClock(instant + 31 * MINUTE)
    server = await start()
    expect(await shown()).toEqual(['comes'])
    await endProcess(server.child, 'SIGKILL')
  }
})
