import { expect, type TestContext } from 'vitest'

/** What a fault did. Everything but the first two has to be 0. */
export type FaultCounts = {
  repetitions: number
  /** Answers by which someone was told that something is stored. */
  acknowledged: number
  /** Acknowledged, and not there. */
  lost: number
  /** Stored or mailed more than once. */
  doubled: number
  /** There, but not as it was sent. */
  altered: number
  /** Visible without all its files. */
  halfPublished: number
  /** Files that nothing names, after the sweep. */
  orphans: number
  /** Other statuses, headers or bodies than promised. */
  wrongAnswers: number
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: FaultCounts & { name: string }
  }
}

const isFull = Boolean(process.env.TEST_FULL)

/** How often, or how, a fault is tried: `few` within `pnpm test`, `all` by `pnpm test full`. */
export const times = <Tried>(few: Tried, all: Tried): Tried => (isFull ? all : few)

/** Writes down what a fault did, for the table at the end, and fails unless nothing was harmed. */
export function tellFault({ task }: TestContext, name: string, counts: Partial<FaultCounts>): void {
  const harmless = { lost: 0, doubled: 0, altered: 0, halfPublished: 0, orphans: 0, wrongAnswers: 0 }
  const fault = { repetitions: 0, acknowledged: 0, ...harmless, ...counts }
  task.meta.fault = { name, ...fault }
  expect(fault).toMatchObject(harmless)
  expect(fault.repetitions).toBeGreaterThan(0)
}

/** How many are not in `there`. */
export const missingOf = (all: Iterable<string>, there: Iterable<string>): number => {
  const known = new Set(there)
  return [...all].filter((each) => !known.has(each)).length
}
