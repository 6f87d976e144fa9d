import type { BenchSite } from '../bench-site.ts'
import { median } from '../load.ts'
import { type Finding, ms } from './finding.ts'

const TIMES = 5

/** From the start of the process to the first 200 of `/readyz`. */
export async function start(site: BenchSite): Promise<Finding[]> {
  const clock: number[] = []
  const cpu: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const begun = performance.now()
    const { server } = await site.startAnother()
    clock.push(performance.now() - begun)
    cpu.push((await server.cpu()) / 1000)
    await server.stop()
  }
  const found = `${ms(median(clock))}, of them ${ms(median(cpu))} of CPU`
  return [{ what: `start to /readyz, median of ${TIMES}`, found, goal: '≤ 1500 ms' }]
}
