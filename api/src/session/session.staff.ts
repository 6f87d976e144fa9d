import type { FastifyInstance } from 'fastify'
import type { SessionStore } from './session.store.ts'

const config = { role: 'signedIn' } as const

/** What a signed-in member of staff does with the own session. */
export async function sessionStaff(app: FastifyInstance, { sessions }: { sessions: SessionStore }) {
  app.post('/logout', { config }, async (request) => {
    await sessions.end(request.staff)
    return { ok: true }
  })
}
