import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#lib/api.ts'
import { failureWords } from './failure-words.ts'

/** The server has judged the file: it would do so again. */
const FINAL = [400, 413, 415]

interface FileUpload<Stored> {
  /** @param tell the share of the file that is on its way, 0 … 1 @throws ApiError; 0 when the line breaks or it is stopped */
  send: (file: File, tell: (share: number) => void, signal: AbortSignal) => Promise<Stored>
  /** Makes the file what the server takes. @throws when that cannot be */
  prepare?: (file: File) => Promise<File>
  onStart?: () => void
  onStored: (stored: Stored) => void
  /** It was stopped, or has failed. */
  onEnd?: () => void
  /** Words for a failure, where they are others than those of all calls. @param share how far it was */
  wordsOf?: (error: unknown, file: File, share: number) => string | undefined
}

/** Sends one file at a time, as soon as it is chosen; the next one stops it. */
export function useFileUpload<Stored>({
  send,
  prepare = async (file) => file,
  onStart,
  onStored,
  onEnd,
  wordsOf,
}: FileUpload<Stored>) {
  const { t } = useTranslation('admin')
  const [state, setState] = useState<{ share: number | null } | null>(null)
  const [failure, setFailure] = useState<{ words: string; file: File | null } | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(file: File): Promise<void> {
    running.current?.abort()
    setFailure(null)
    const own = new AbortController()
    running.current = own
    let reached = 0
    onStart?.()
    setState({ share: null })
    try {
      const prepared = await prepare(file)
      if (own.signal.aborted) return
      const tell = (share: number) => {
        reached = share
        if (!own.signal.aborted) setState({ share })
      }
      tell(0)
      const stored = await send(prepared, tell, own.signal)
      if (!own.signal.aborted) onStored(stored)
    } catch (error) {
      if (own.signal.aborted) return
      const isFinal = !(error instanceof ApiError) || FINAL.includes(error.status)
      setFailure({ words: wordsOf?.(error, file, reached) ?? failureWords(t, error), file: isFinal ? null : file })
      onEnd?.()
    } finally {
      if (running.current === own) setState(null)
    }
  }

  return {
    start,
    /** How far it is; `share` is `null` while it is made ready. */
    state,
    /** Why it was not taken, in words. */
    failure: failure?.words ?? null,
    /** Refuses a file that was not sent. */
    refuse(words: string): void {
      running.current?.abort()
      setFailure({ words, file: null })
    },
    retry: failure?.file ? () => failure.file && start(failure.file) : null,
    stop(): void {
      running.current?.abort()
      setState(null)
      onEnd?.()
    },
    clear: () => setFailure(null),
  }
}
