import { PUBLIC_JSON_HEADERS } from '#http/security-headers.ts'

/** An answer of the public API as it is kept in memory. */
export function publicJson(answer: object) {
  return { body: JSON.stringify(answer), headers: PUBLIC_JSON_HEADERS }
}
