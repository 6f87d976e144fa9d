import type { z } from 'zod/mini'
import { checkAnswer } from '#http/contract-validation.ts'
import { PUBLIC_JSON_HEADERS } from '#http/security-headers.ts'

/** An answer of the public API as it is kept in memory. @throws when it is not what the contract says */
export function publicJson<T>(schema: z.ZodMiniType<T>, answer: T) {
  return { body: JSON.stringify(checkAnswer(schema, answer)), headers: PUBLIC_JSON_HEADERS }
}
