import { Gauge, Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { serveMetrics } from './metrics.server.ts'

test('a figure that cannot be read is a 500 on the port of the figures, and nothing else stands there', async () => {
  const registry = new Registry()
  let isAway = true
  new Gauge({
    name: 'waiting',
    help: 'x',
    registers: [registry],
    collect() {
      if (isAway) throw new Error('away')
      this.set(7)
    },
  })
  const { port, close } = await serveMetrics(registry, { port: 0, host: '127.0.0.1' })
  onTestFinished(close)
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    return [answer.status, await answer.text()]
  }
  expect(await ask('/metrics')).toEqual([500, ''])
  isAway = false
  expect(await ask('/metrics')).toEqual([200, expect.stringContaining('waiting 7')])
  expect(await ask('/')).toEqual([404, ''])
  expect(await ask('/metrics', 'POST')).toEqual([404, ''])
})
