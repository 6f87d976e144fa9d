/** Loaded into a measured process before its own code: tells its parent what it uses when asked. */
export interface Used {
  /** CPU time so far, user and system, in microseconds. */
  cpu: number
  /** Bytes. */
  rss: number
  heap: number
  external: number
  /** Open timers, sockets and the like. */
  resources: number
}

process.once('disconnect', () => process.exit())
process.on('message', (message: { probe?: 'look' | 'collect' }) => {
  if (!message?.probe) return
  if (message.probe === 'collect') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed: heap, external } = process.memoryUsage()
  const used: Used = { cpu: user + system, rss, heap, external, resources: process.getActiveResourcesInfo().length }
  process.send?.({ used })
})
