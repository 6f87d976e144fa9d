import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ExternalSupabase } from './external-supabase.ts'
import { type Emptied, rememberState } from './first-state.ts'

/** Where a test borrows a Supabase, for those of the processes of a run that are told. */
const ADDRESS = 'SHARED_SUPABASE'

interface Startable extends Emptied {
  url: string
  secretKey: string
  publishableKey: string
  stop(): Promise<void>
}

type Lent = { supabase: Startable; restore(): Promise<void> }

/**
 * Lends Supabases to the files of a run one after the other: a start takes longer than most files use it, and one that has
 * been used answers in half the time; its rows and files are brought back to what they were. As many are started as are used at a time.
 * @returns what ends all of them
 */
export async function lendSupabases(start: () => Promise<Startable>): Promise<() => Promise<void>> {
  const all = new Map<string, Lent>()
  const free = new Set<Lent>()

  async function lend(): Promise<Startable> {
    const [used] = free
    if (used) {
      free.delete(used)
      await used.restore()
      return used.supabase
    }
    const supabase = await start()
    all.set(`/${encodeURIComponent(supabase.url)}`, { supabase, restore: await rememberState(supabase) })
    return supabase
  }

  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'DELETE') {
        const back = all.get(request.url ?? '')
        if (back) free.add(back)
        response.end()
      } else {
        const { url, secretKey: secret, publishableKey: publishable } = await lend()
        response.end(JSON.stringify({ url, keys: { secret, publishable } }))
      }
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env[ADDRESS] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.close()
    server.closeAllConnections()
    const ends = await Promise.allSettled([...all.values()].map((each) => each.supabase.stop()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
}

/** A Supabase for one file, as it was when it was started; `null` when no process of the run lends any. */
export async function borrowSupabase(): Promise<(ExternalSupabase & { giveBack(): Promise<void> }) | null> {
  const lender = process.env[ADDRESS]
  if (!lender) return null
  const answer = await fetch(lender, { method: 'POST' })
  if (!answer.ok) throw new Error(await answer.text())
  const lent = (await answer.json()) as ExternalSupabase
  return {
    ...lent,
    async giveBack() {
      await fetch(`${lender}/${encodeURIComponent(lent.url)}`, { method: 'DELETE' })
    },
  }
}
