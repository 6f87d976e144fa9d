import type { PostgresConnection } from '@supabase/lite/postgres'

type Session = PostgresConnection['kysely']
type Request = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown }
  storage?: { operation?: string }
}
type Call = { method: string; path: string; requestHeaders?: Record<string, string> }

/**
 * Has lite tell a session in one statement, as PostgREST does, on whose behalf a request is done. By itself it sends one
 * statement for each setting, which is more work than what most requests ask for.
 */
export function setInOneStatement(connection: PostgresConnection): void {
  Reflect.set(connection, 'applyJwtSessionContext', (session: Session, { auth, storage }: Request) => {
    const role = auth?.role || 'anon'
    return set(session, {
      role,
      'request.jwt.claim.sub': String(auth?.uid ?? ''),
      'request.jwt.claim.role': role,
      'storage.operation': String(storage?.operation ?? ''),
      ...(typeof auth?.jwt === 'object' && auth.jwt && { 'request.jwt.claims': JSON.stringify(auth.jwt) }),
    })
  })
  Reflect.set(connection, 'applyRpcRequestGucs', (session: Session, { method, path, requestHeaders }: Call) =>
    set(session, {
      'response.status': '',
      'response.headers': '',
      'request.method': method,
      'request.path': path,
      'request.headers': JSON.stringify(requestHeaders ?? {}),
    }),
  )
}

/** Has a session parse a statement once, as PostgREST does: the next time it is one trip to PostgreSQL, not two. */
export function prepareStatements({ driver }: PostgresConnection): void {
  const { reserve } = driver
  driver.reserve = async () => {
    const session = await reserve()
    const { unsafe } = session
    session.unsafe = (text, values, options) => unsafe(text, values, { ...options, prepare: true })
    return session
  }
}

/** Until the transaction ends. */
async function set(session: Session, settings: Record<string, string>): Promise<void> {
  await session
    .selectNoFrom(({ fn, val, lit }) =>
      Object.entries(settings).map(([name, value]) => fn('set_config', [val(name), val(value), lit(true)]).as(name)),
    )
    .execute()
}
