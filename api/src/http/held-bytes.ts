import { type HttpError, unavailable } from './errors.ts'

/** What one request holds; `end` stops its reading. */
type Holder = { bytes: number; isRead: boolean; end: (error: HttpError) => void }

/**
 * Bounds what all requests together hold of bodies that are read into memory. When it is full, the body that has been read
 * for longest is given up, so that senders who take their time never keep others out.
 */
export function createHeldBytes(maxBytes: number) {
  const holders = new Set<Holder>()
  let held = 0

  function giveUp(holder: Holder): void {
    release(holder)
    holder.end(unavailable())
  }

  function release(holder: Holder): void {
    if (holders.delete(holder)) held -= holder.bytes
  }

  return {
    /** @param end is told when this body is given up, with 503 */
    open(end: Holder['end']) {
      const holder: Holder = { bytes: 0, isRead: false, end }
      holders.add(holder)
      return {
        add(bytes: number): void {
          if (!holders.has(holder)) return
          holder.bytes += bytes
          held += bytes
          while (held > maxBytes) giveUp([...holders].find(({ isRead }) => !isRead) ?? holder)
        },
        /** The body has come whole, and is held until `close`. */
        read(): void {
          holder.isRead = true
        },
        close: (): void => release(holder),
      }
    },
  }
}
export type HeldBytes = ReturnType<typeof createHeldBytes>
