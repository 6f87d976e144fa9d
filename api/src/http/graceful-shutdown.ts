import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'

/** Milliseconds until the process ends although something is under way. */
const LONGEST = 15_000

/**
 * On SIGTERM, SIGINT or an error that nobody caught: takes requests for a while yet, answers all that came, then ends.
 * @param draining milliseconds in which load balancers notice; none for Ctrl-C in a terminal
 */
export function endGracefully(app: FastifyInstance, dispatcher: { stop(): Promise<void> }, draining: number): void {
  closeWithGrace({ delay: LONGEST, logger: app.log }, async ({ err, signal }) => {
    if (err) app.log.error(err, 'the server ends on an error')
    const mailEnds = dispatcher.stop()
    if (!err) await app.drain.begin(app.server, signal === 'SIGINT' ? 0 : draining)
    await Promise.all([app.close(), mailEnds])
  })
}
