import { vi } from 'vitest'

interface Asked {
  /** `POST /api/inquiries/{id}/state` */
  what: string
  query: Record<string, string>
  body: unknown
}

/** What the server answers: JSON, or a whole response. */
type Answer = (asked: Asked) => object | Response

/**
 * Stands in for the server until the test is over. Calls are answered by the first pattern that their method and path
 * match (`/^GET .api.inquiries$/`); all others are 404.
 * @returns all that was asked, in order
 */
export function answering(answers: [RegExp, Answer][]): Asked[] {
  const all: Asked[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, location.origin)
    const asked = {
      what: `${method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    }
    all.push(asked)
    const [, answer] = answers.find(([pattern]) => pattern.test(asked.what)) ?? []
    if (!answer) return Response.json({ error: 'not found' }, { status: 404 })
    const given = answer(asked)
    return given instanceof Response ? given : Response.json(given)
  })
  return all
}

/** Stands in for the server until the test is over; the calls of the mock are what was asked. */
export function stubFetch(answer: typeof fetch) {
  const stub = vi.fn(answer)
  vi.stubGlobal('fetch', stub)
  return stub
}
