import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'

/** Milliseconds until the process ends although requests are in flight. */
const MAX_DELAY = 15_000

/**
 * On SIGTERM, SIGINT or an uncaught error: accepts requests for a while yet, answers all of them, then ends.
 * @param draining milliseconds in which load balancers notice; not used for Ctrl-C in a terminal
 */
export function shutDownGracefully(
  app: FastifyInstance,
  dispatcher: { stop(): Promise<void> },
  draining: number,
): void {
  closeWithGrace({ delay: MAX_DELAY, logger: app.log }, async ({ err, signal }) => {
    if (err) app.log.error(err, 'the server shuts down because of an uncaught error')
    const mailEnds = dispatcher.stop()
    if (!err) await app.drain.begin(app.server, signal === 'SIGINT' ? 0 : draining)
    await Promise.all([app.close(), mailEnds])
  })
}
