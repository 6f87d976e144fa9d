import type { FastifyInstance } from 'fastify'
import type { TrashStore } from '#trash/trash.store.ts'

const EVERY = 6 * 60 * 60 * 1000

/** Erases what was deleted 30 days ago, when the server begins to listen and then every six hours. */
export async function trashEraser(app: FastifyInstance, { trash }: { trash: TrashStore }) {
  let timer: NodeJS.Timeout | undefined

  async function erase(): Promise<void> {
    try {
      const erased = await trash.erase()
      if (erased > 0) app.log.info({ erased }, 'what was deleted 30 days ago was erased')
    } catch (error) {
      app.log.warn({ err: error }, 'the trash could not be emptied; the next try comes in six hours')
    }
  }

  app.addHook('onListen', async () => {
    timer = setInterval(erase, EVERY).unref()
    void erase()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
