import { setTimeout as later } from 'node:timers/promises'
import { type Launched, launchInbox } from './launch.ts'

/** Milliseconds before it is started again. */
const PAUSE = 1_000

export type KeptInbox = { url: string; stop(): Promise<void> }

/**
 * Starts the local inbox, and again at the same address whenever it ends by itself: the edge functions know that one.
 * Mail that comes meanwhile waits in the database.
 */
export async function keepInbox(port: number): Promise<KeptInbox> {
  let inbox = await launchInbox(port)
  let isStopped = false
  let restarted: Promise<void> = Promise.resolve()
  const { url } = inbox

  function watch({ process }: Launched): void {
    process.once('exit', () => {
      if (isStopped) return
      console.error('The inbox ended by itself and starts again; the mails it showed are gone.')
      restarted = restart().catch((error: Error) => console.error(error.message))
    })
  }

  async function restart(): Promise<void> {
    await later(PAUSE)
    if (isStopped) return
    inbox = await launchInbox(Number(new URL(url).port))
    if (inbox.url === url) return watch(inbox)
    await inbox.stop()
    throw new Error(`The inbox cannot start again, for ${url} is taken: mail waits until you start again.`)
  }

  watch(inbox)
  return {
    url,
    async stop() {
      isStopped = true
      await restarted
      await inbox.stop()
    },
  }
}
