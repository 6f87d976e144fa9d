import { readFileSync } from 'node:fs'

/**
 * Preloaded into a process of a test (`--import`): its clock is ahead of the real one, or behind it, by the milliseconds
 * that stand in the file `CLOCK_FILE`, looked at again after a moment. Timers go by it, too.
 */
const file = process.env.CLOCK_FILE ?? ''
const LOOK_AGAIN_MS = 50
const RealDate = Date
let offset = 0
let lookedAt = Number.NEGATIVE_INFINITY

function now(): number {
  if (performance.now() - lookedAt > LOOK_AGAIN_MS) {
    offset = Number(readFileSync(file, 'utf8')) || offset
    lookedAt = performance.now()
  }
  return RealDate.prototype.getTime.call(new RealDate()) + offset
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, self) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, self),
  apply: () => new globalThis.Date().toString(),
  get: (target, key, self) => (key === 'now' ? now : Reflect.get(target, key, self)),
})
