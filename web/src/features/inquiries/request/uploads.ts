import type { InquiryFile } from 'api/contract/inquiry-files'
import { MAX_FILE_BYTES, MAX_FILES } from 'supabase/inquiry-facts'
import { ApiError } from '#lib/api.ts'

/** Sends a file for an inquiry to come. @param tell bytes that are on their way @throws ApiError; 0 when the line breaks */
export type UploadFile = (file: File, tell: (sent: number) => void, signal: AbortSignal) => Promise<InquiryFile>

/** Why a file has not been taken; the last four may pass. */
export type UploadProblem = 'tooMany' | 'tooLarge' | 'empty' | 'kind' | 'line' | 'busy' | 'server' | 'gone'

/** A file that the visitor has chosen. */
export interface Upload {
  key: number
  name: string
  /** In bytes. */
  size: number
  /** Not of a file that an earlier page has sent. */
  file?: File
  state: 'queued' | 'sending' | 'stored' | 'failed'
  /** Bytes that are on their way. */
  sent: number
  /** What the server has of it. */
  taken?: InquiryFile
  problem?: UploadProblem
  /** Seconds until the server takes another one. */
  wait?: number
}

/** Whether another try may succeed. */
export const mayBeTriedAgain = ({ state, file, problem }: Upload): boolean =>
  state === 'failed' && file !== undefined && !['tooMany', 'tooLarge', 'empty', 'kind'].includes(problem ?? '')

/**
 * The files of a form, sent one after the other: what has arrived stays whatever becomes of the next.
 * @param kept files that an earlier page has sent
 */
export function createUploads(upload: UploadFile, kept: readonly InquiryFile[] = []) {
  const listeners = new Set<() => void>()
  let lastKey = 0
  let items: readonly Upload[] = kept.map(storedBefore)
  let running: { key: number; stop: AbortController } | undefined

  function storedBefore(taken: InquiryFile): Upload {
    lastKey += 1
    return { key: lastKey, name: taken.name, size: taken.size, state: 'stored', sent: taken.size, taken }
  }

  function set(changed: readonly Upload[]): void {
    items = changed
    for (const tell of listeners) tell()
  }
  const change = (key: number, changes: Partial<Upload>) =>
    set(items.map((item) => (item.key === key ? { ...item, ...changes } : item)))

  async function run(): Promise<void> {
    if (running) return
    const next = items.find(({ state }) => state === 'queued')
    if (!next?.file) return
    const { key, file } = next
    running = { key, stop: new AbortController() }
    change(key, { state: 'sending', sent: 0 })
    try {
      const taken = await upload(file, (sent) => change(key, { sent: Math.min(sent, file.size) }), running.stop.signal)
      change(key, { state: 'stored', taken, name: taken.name, sent: taken.size })
    } catch (error) {
      change(key, { state: 'failed', ...problemIn(error) })
    }
    running = undefined
    void run()
  }

  return {
    items: () => items,
    /** @returns what stops it */
    watch(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Adds files; those that are too many or too large are named, and not sent. */
    add(files: readonly File[]): void {
      let places = MAX_FILES - items.filter(({ problem }) => problem !== 'tooMany').length
      const added = files.map((file): Upload => {
        lastKey += 1
        const item = { key: lastKey, name: file.name, size: file.size, file, sent: 0 }
        const problem = places <= 0 ? 'tooMany' : refusalOf(file)
        if (problem !== 'tooMany') places -= 1
        return problem ? { ...item, state: 'failed', problem } : { ...item, state: 'queued' }
      })
      set([...items, ...added])
      void run()
    },

    /** Takes a file out; one that is under way is not sent further. */
    remove(key: number): void {
      set(items.filter((item) => item.key !== key))
      if (running?.key === key) running.stop.abort()
    },

    retry(key: number): void {
      change(key, { state: 'queued', sent: 0 })
      void run()
    },

    /** The server has given files up: those that this page still has are sent again, the others must be chosen again. */
    sendAgain(): void {
      set(
        items.map(({ taken, ...item }): Upload => {
          if (!taken) return item
          return item.file ? { ...item, state: 'queued', sent: 0 } : { ...item, state: 'failed', problem: 'gone' }
        }),
      )
      void run()
    },
  }
}
export type Uploads = ReturnType<typeof createUploads>

function refusalOf({ size }: File): UploadProblem | undefined {
  if (size === 0) return 'empty'
  return size > MAX_FILE_BYTES ? 'tooLarge' : undefined
}

function problemIn(error: unknown): Pick<Upload, 'problem' | 'wait'> {
  const { status = 0, retryAfter = null } = error instanceof ApiError ? error : {}
  if (status === 415) return { problem: 'kind' }
  if (status === 413) return { problem: 'tooLarge' }
  if (status === 429) return { problem: 'busy', wait: retryAfter ?? 60 }
  return { problem: status === 0 ? 'line' : 'server' }
}
