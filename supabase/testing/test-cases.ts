/** Of every run of `pnpm test`, so that it tries the same cases each time. */
const SEED = 20_261_121

/** As many at most within `pnpm test`. */
const FEW = 100
const isFull = Boolean(process.env.TEST_FULL)
const asked = process.env.TEST_CASES ? Number(process.env.TEST_CASES) : null

/**
 * How fast-check tries a property: always the same hundred cases within `pnpm test`, many others each time by
 * `pnpm test full`.
 * @param many cases within `pnpm test full`, fewer for properties whose cases are slow
 * @param share of the cases asked for that `pnpm test full --properties CASES` tries, for those that ask a database
 */
export function cases(many = 10_000, share = 1): { numRuns: number; seed?: number } {
  if (asked !== null) return { numRuns: Math.ceil(asked * share) }
  return isFull ? { numRuns: many } : { numRuns: Math.min(many, FEW), seed: SEED }
}
