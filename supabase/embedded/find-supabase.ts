import { CLI_SECRET_KEY, readKeys } from './keys.ts'

/** What listens where the embedded Supabase would: nothing, one that takes `key`, or something that takes none. */
export type Found = { kind: 'nothing' } | { kind: 'supabase'; key: string } | { kind: 'other' }

/**
 * Looks at `url` (an embedded Supabase, `supabase start`, anything) with the keys we may have: the given one alone,
 * else that of our first start (in `folder`), else the one every local `supabase start` takes.
 */
export async function findSupabase(url: string, folder: string, givenKey: string | undefined): Promise<Found> {
  const keys = givenKey
    ? [givenKey]
    : [(await readKeys(folder))?.secret, CLI_SECRET_KEY].filter((key) => key !== undefined)
  for (const key of keys) {
    const answer = await ask(url, key)
    if (answer === 'absent') return { kind: 'nothing' }
    if (answer === 'accepted') return { kind: 'supabase', key }
  }
  return { kind: 'other' }
}

const STARTING = 503
const ATTEMPTS = 60

async function ask(url: string, key: string): Promise<'absent' | 'accepted' | 'refused'> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const answer = await fetch(`${url}/rest/v1/`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(10_000),
      redirect: 'manual',
    }).catch((error: Error) => error)
    if (answer instanceof Error) return isRefusal(answer) ? 'absent' : 'refused'
    await answer.body?.cancel()
    if (answer.status !== STARTING) return answer.ok ? 'accepted' : 'refused'
    await new Promise((later) => setTimeout(later, 1000))
  }
  return 'refused'
}

function isRefusal(error: Error): boolean {
  return (error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED'
}
