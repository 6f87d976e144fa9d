import type { z } from 'zod/mini'

/** What a schema says against a value, as `path: message`; nothing when it accepts it. */
export function problemsOf(schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
