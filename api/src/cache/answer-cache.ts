import { UnavailableError } from '#supabase/errors.ts'

/** Milliseconds for which a question is not asked again, unless something is written. */
const LIFETIME = 60_000
const MAX_ANSWERS = 20_000

/**
 * Keeps what Supabase answers to small questions: each for a minute, or until `changed`. However many want an answer, it is
 * asked for once; while Supabase is away the last one stands. Those that were asked for longest ago give way to others.
 * @param ask of the key of a question
 */
export function createAnswerCache<Answer>(ask: (key: string) => Promise<Answer>) {
  const known = new Map<string, { answer: Answer; until: number }>()
  const pending = new Map<string, Promise<Answer>>()

  async function askAbout(key: string): Promise<Answer> {
    const question = ask(key)
    pending.set(key, question)
    try {
      const answer = await question
      // What is written meanwhile has taken the question away.
      if (pending.get(key) !== question) return answer
      known.delete(key)
      known.set(key, { answer, until: Date.now() + LIFETIME })
      for (const oldest of known.keys()) {
        if (known.size <= MAX_ANSWERS) break
        known.delete(oldest)
      }
      return answer
    } finally {
      if (pending.get(key) === question) pending.delete(key)
    }
  }

  return {
    /** @throws as `ask`, but 503 only without an earlier answer */
    async answerTo(key: string): Promise<Answer> {
      const before = known.get(key)
      if (before && before.until > Date.now()) return before.answer
      try {
        return await (pending.get(key) ?? askAbout(key))
      } catch (error) {
        if (before && error instanceof UnavailableError) return before.answer
        throw error
      }
    },

    /** After everything that is written: each is asked about again. */
    changed(): void {
      for (const entry of known.values()) entry.until = 0
      pending.clear()
    },
  }
}
