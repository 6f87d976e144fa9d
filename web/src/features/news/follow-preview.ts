/** Milliseconds until a stream that was refused is asked for again; one that was cut off the browser asks for itself. */
const ASK_AGAIN = 30_000

interface Following {
  /** Address of the preview among the news, which is its token. */
  url: string
  /** Reads the page's item again; resolves when it has come. */
  read: () => Promise<unknown>
  /** The link has ended: what is shown stays. */
  onEnd: () => void
}

/**
 * Reads a preview again whenever the server tells that there is something new, and keeps what is looked at where it is.
 * @returns what ends it
 */
export function followPreview({ url, read, onEnd }: Following): () => void {
  const path = `/api/news/${url}`
  let version: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let source = connect()

  function connect(): EventSource {
    const stream = new EventSource(`${path}/events`)
    stream.addEventListener('version', async ({ data }) => {
      if (data === version) return
      version = data
      const hold = placeOnView()
      await read()
      // When the page has shown it.
      setTimeout(() => requestAnimationFrame(hold))
    })
    stream.addEventListener('ended', end)
    stream.addEventListener('error', async () => {
      if (stream.readyState !== EventSource.CLOSED) return
      const answer = await fetch(path, { method: 'HEAD' }).catch(() => null)
      if (answer?.status === 404) return end()
      timer = setTimeout(() => {
        source = connect()
      }, ASK_AGAIN)
    })
    return stream
  }

  function end(): void {
    source.close()
    onEnd()
  }

  return () => {
    clearTimeout(timer)
    source.close()
  }
}

/** @returns puts what is at the top of the window there again, however much longer or shorter is what stands above it */
function placeOnView(): () => void {
  const parts = document.querySelectorAll('main > *, main [data-rich-text], main [data-rich-text] > *')
  const topOf = (part: Element) => part.getBoundingClientRect().top
  const first = [...parts].findLast((part) => topOf(part) <= 0)
  if (!first || window.scrollY === 0) return () => undefined
  const top = topOf(first)
  return () => {
    const moved = first.isConnected ? topOf(first) - top : 0
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }
}
