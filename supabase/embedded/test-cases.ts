/** Of every run of `pnpm test`, so that it tries the same cases each time. */
const SEED = 20_261_121

/** As many at most within `pnpm check`. */
const limit = Number(process.env.FEW_CASES ?? Number.POSITIVE_INFINITY)
const asked = process.env.PROPERTY_CASES ? Number(process.env.PROPERTY_CASES) : null

/**
 * How fast-check tries a property: always the same cases within `pnpm test`, others each time by
 * `pnpm test properties`.
 * @param few cases within `pnpm test`, for properties whose cases are slow
 * @param share of the cases asked for that `pnpm test properties` tries, for those that ask a database
 */
export function cases(few = 10_000, share = 1): { numRuns: number; seed?: number } {
  return asked === null ? { numRuns: Math.min(few, limit), seed: SEED } : { numRuns: Math.ceil(asked * share) }
}
