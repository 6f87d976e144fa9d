/** What a page that follows a preview is told: `version 1700000000.1/`, `ended `; other lines are left out. */
export interface EventStream {
  status: number
  headers: Headers
  /** All events until now, in order. */
  events: string[]
  /** Resolves when the server has ended the stream, or `close` was called. */
  ended: Promise<void>
  close(): Promise<void>
}

/** Opens a stream of server-sent events, as a browser does. */
export async function openEventStream(address: string): Promise<EventStream> {
  const hangUp = new AbortController()
  const headers = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br' }
  const { status, headers: answered, body } = await fetch(address, { headers, signal: hangUp.signal })
  const events: string[] = []
  async function read(): Promise<void> {
    let text = ''
    try {
      for await (const bytes of body ?? []) {
        text += Buffer.from(bytes).toString()
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
          if (event) events.push(`${event} ${data}`)
        }
      }
    } catch (error) {
      if (!hangUp.signal.aborted) throw error
    }
  }
  const ended = read()
  return {
    status,
    headers: answered,
    events,
    ended,
    async close() {
      hangUp.abort()
      await ended
    },
  }
}
