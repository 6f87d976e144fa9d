/**
 * Preloaded into a process of a test (`--import`): its timers run so many times as fast as `FAST_CLOCK` says, so that a day
 * of doing nothing passes within seconds. Limits of calls keep their length, and Fastify's for the start of plugins (avvio).
 */
const speed = Number(process.env.FAST_CLOCK)
const { setTimeout: after, setInterval: every } = globalThis
const isOfPlugins = () => new Error().stack?.includes('avvio') === true

globalThis.setTimeout = ((work: () => void, delay = 0, ...words: []) =>
  after(work, isOfPlugins() ? delay : delay / speed, ...words)) as typeof setTimeout
globalThis.setInterval = ((work: () => void, delay = 0, ...words: []) =>
  every(work, delay / speed, ...words)) as typeof setInterval
