import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooManyReaders } from '#http/errors.ts'
import { API_HEADERS } from '#http/security-headers.ts'
import { markServerBusy } from '#http/socket-timeout.ts'
import { clientNetwork } from '#lib/client-network.ts'
import { ask, type Supabase } from '#supabase/client.ts'

/** Milliseconds between two looks whether what is shown has changed; none is taken while no preview is open. */
const LOOK_EVERY = 600
/** Milliseconds between two signs of life, below what proxies wait for. */
const BEAT = 20_000
/** Milliseconds after which a browser that lost the connection asks again. */
const RETRY = 1_500
/** Previews that are open at once: of one link, from one network, and in this process. */
const MAX_OPEN = { link: 12, network: 40, all: 200 }

const HEADERS = {
  ...API_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  // Compressed or collected by something between, the events would come late.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

interface Preview {
  link: string
  network: string
  /** What was told last; '' before anything was. */
  version: string
  reply: FastifyReply
}

/**
 * Tells the open pages of previews by server-sent events that there is something new to be read: `version` at once and after
 * each change, `ended` when the link has expired or was revoked, or its item lies in the trash. One query looks for all of them,
 * whichever process has written.
 */
export function createPreviewEvents(app: FastifyInstance, supabase: Supabase, log: FastifyBaseLogger) {
  const open = new Set<Preview>()
  let isLooking = false
  const beating = setInterval(() => {
    for (const { reply } of open) reply.raw.write(':\n\n')
  }, BEAT).unref()

  function send({ reply }: Preview, event: 'version' | 'ended', data = ''): void {
    reply.raw.write(`event: ${event}\ndata: ${data}\n\n`)
  }

  function end(preview: Preview): void {
    open.delete(preview)
    preview.reply.raw.end()
  }

  async function look(): Promise<void> {
    const asked = [...open]
    const links = [...new Set(asked.map(({ link }) => link))]
    const rows = await ask(supabase.rpc('preview_versions', { links }))
    const versions = new Map(rows.map(({ link, version }) => [link, version]))
    for (const preview of asked) {
      const version = versions.get(preview.link)
      if (version === undefined) {
        send(preview, 'ended')
        end(preview)
      } else if (version !== preview.version) {
        preview.version = version
        send(preview, 'version', version)
      }
    }
  }

  /** Looks as long as a preview is followed. */
  async function lookOn(): Promise<void> {
    if (isLooking) return
    isLooking = true
    while (open.size > 0) {
      // What cannot be known now is asked again in a moment.
      await look().catch((error: unknown) => log.debug({ err: error }, 'the versions of previews cannot be read'))
      await wait(LOOK_EVERY)
    }
    isLooking = false
  }

  // Before the server waits for its connections to end, which these would not.
  app.addHook('preClose', (done) => {
    clearInterval(beating)
    for (const preview of open) end(preview)
    done()
  })

  /**
   * Answers with the events of a link until it or the connection ends.
   * @param link the id of one that is valid @throws 429 when too many are open
   */
  return function follow(request: FastifyRequest, reply: FastifyReply, link: string): void {
    const network = clientNetwork()
    const count = (is: (preview: Preview) => boolean) => [...open].filter(is).length
    if (
      open.size >= MAX_OPEN.all ||
      count((preview) => preview.link === link) >= MAX_OPEN.link ||
      count((preview) => preview.network === network) >= MAX_OPEN.network
    )
      throw tooManyReaders()
    markServerBusy(request)
    reply.hijack()
    const preview = { link, network, version: '', reply }
    reply.raw.once('close', () => open.delete(preview))
    reply.raw.writeHead(200, HEADERS)
    reply.raw.write(`retry: ${RETRY}\n\n`)
    open.add(preview)
    lookOn()
  }
}
export type FollowPreview = ReturnType<typeof createPreviewEvents>
