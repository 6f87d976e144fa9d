import { ApiError } from '#lib/api.ts'
import { needsUpload, type Picture } from './news-values.ts'
import type { UploadPicture } from './upload-picture.ts'

/** Pictures made ready or sent at once: two fill a line, and a telephone can hold two photographs decoded. */
const AT_ONCE = 2

/** What was done to a picture before it was sent; sizes in bytes. */
export type PictureNote = { kind: 'shrunk'; from: number; to: number } | { kind: 'converted' } | null
export interface PreparedPicture {
  file: File
  note: PictureNote
}

/** How far a chosen picture is. */
export type PictureUpload =
  | { is: 'queued' }
  | { is: 'preparing' }
  | { is: 'sending'; percent: number }
  /** The editor has stopped it. */
  | { is: 'stopped' }
  | { is: 'failed'; percent: number; error: unknown }
  | { is: 'stored'; note: PictureNote }

interface Parts {
  /** Makes a chosen file what the server takes. @throws when that cannot be */
  prepare: (file: File) => Promise<PreparedPicture>
  send: UploadPicture
}

export interface Watcher {
  /** The form shows and sends this file from now on. */
  onPrepared: (id: string, file: File) => void
  /** The file cannot be made what the server takes. */
  onRefused: (id: string, error: unknown) => void
  onStored: (id: string, file: string) => void
}

interface Entry {
  file: File
  prepared: PreparedPicture | null
  abort: AbortController | null
}

/**
 * Sends chosen pictures, each in a request of its own, two at a time: a line that breaks costs one of them, which is sent
 * again alone.
 */
export function createPictureUploads({ prepare, send }: Parts) {
  const entries = new Map<string, Entry>()
  /** Files of pictures that were stored, for one that was removed and comes back. */
  const stored = new Map<string, { file: string; note: PictureNote }>()
  let uploads: Record<string, PictureUpload> = {}
  const listeners = new Set<() => void>()
  let watcher: Watcher | null = null

  function set(id: string, upload: PictureUpload | null): void {
    const { [id]: _, ...others } = uploads
    uploads = upload ? { ...others, [id]: upload } : others
    for (const listener of listeners) listener()
  }

  const isRunning = ({ is }: PictureUpload) => is === 'preparing' || is === 'sending'
  const isUnsettled = (upload: PictureUpload) => upload.is === 'queued' || isRunning(upload)

  function startNext(): void {
    const running = Object.values(uploads).filter(isRunning).length
    const queued = Object.keys(uploads).filter((id) => uploads[id]?.is === 'queued')
    for (const id of queued.slice(0, AT_ONCE - running)) run(id)
  }

  async function run(id: string): Promise<void> {
    const entry = entries.get(id)
    if (!entry) return
    const abort = new AbortController()
    entry.abort = abort
    let percent = 0
    try {
      if (!entry.prepared) {
        set(id, { is: 'preparing' })
        entry.prepared = await prepare(entry.file).catch((error: unknown) => {
          if (entries.get(id) === entry) watcher?.onRefused(id, error)
          throw error
        })
        if (abort.signal.aborted) return
        if (entry.prepared.file !== entry.file) watcher?.onPrepared(id, entry.prepared.file)
      }
      const { file, note } = entry.prepared
      set(id, { is: 'sending', percent })
      const tell = (share: number) => {
        percent = Math.floor(share * 100)
        if (!abort.signal.aborted) set(id, { is: 'sending', percent })
      }
      const answer = await send(file, tell, abort.signal)
      if (abort.signal.aborted) return
      entries.delete(id)
      stored.set(id, { file: answer.file, note })
      set(id, { is: 'stored', note })
      watcher?.onStored(id, answer.file)
    } catch (error) {
      if (!abort.signal.aborted && entries.get(id) === entry) set(id, { is: 'failed', percent, error })
    } finally {
      startNext()
    }
  }

  function retry(id: string): void {
    if (!entries.has(id)) return
    set(id, { is: 'queued' })
    startNext()
  }

  const idsOf = (...kinds: PictureUpload['is'][]) =>
    Object.keys(uploads).filter((id) => kinds.some((kind) => uploads[id]?.is === kind))

  /** Waits until nothing is on its way. */
  async function settled(): Promise<void> {
    while (Object.values(uploads).some(isUnsettled))
      await new Promise<void>((resolve) => {
        const stop = () => {
          listeners.delete(stop)
          resolve()
        }
        listeners.add(stop)
      })
  }

  return {
    /** By the picture's id. */
    uploads: (): Record<string, PictureUpload> => uploads,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Tells the form what becomes of its pictures. */
    watch(told: Watcher): void {
      watcher = told
    },

    /** Begins to send what is new among the pictures of the form, and gives up what is not there any more. */
    follow(pictures: Picture[]): void {
      const present = new Map(pictures.map((picture) => [picture.id, picture]))
      for (const [id, entry] of entries)
        if (!present.has(id)) {
          entries.delete(id)
          entry.abort?.abort()
          set(id, null)
        }
      for (const [id, picture] of present) {
        if (!picture.upload || !needsUpload(picture) || entries.has(id)) continue
        const known = stored.get(id)
        if (known) {
          watcher?.onStored(id, known.file)
          continue
        }
        entries.set(id, { file: picture.upload.file, prepared: null, abort: null })
        set(id, { is: 'queued' })
      }
      startNext()
    },

    retry,

    /** All that a line has cost, once it is there again. */
    retryCut(): void {
      for (const id of idsOf('failed')) {
        const upload = uploads[id]
        if (upload?.is === 'failed' && upload.error instanceof ApiError && upload.error.status === 0) retry(id)
      }
    },

    stop(id: string): void {
      entries.get(id)?.abort?.abort()
      set(id, { is: 'stopped' })
      startNext()
    },

    settled,

    /** Tries again what has failed or was stopped, and waits until nothing is on its way. @returns ids of those not sent */
    async finish(): Promise<string[]> {
      for (const id of idsOf('failed', 'stopped')) retry(id)
      await settled()
      return idsOf('failed', 'stopped')
    },

    /** Ends everything: the form is left. */
    close(): void {
      for (const { abort } of entries.values()) abort?.abort()
      entries.clear()
    },
  }
}
export type PictureUploads = ReturnType<typeof createPictureUploads>
