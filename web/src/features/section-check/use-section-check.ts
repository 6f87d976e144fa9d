import { useEffect, useRef, useState } from 'react'
import type { SectionAnswer, SectionQuestion } from './section-answer.ts'

/** Bytes of a drawing; a section has some tens of thousands. */
export const MAX_DRAWING_BYTES = 10 * 2 ** 20

export type SectionCheck =
  | { state: 'empty' }
  | { state: 'reading'; file: File }
  | { state: 'tooLarge' | 'failed'; file: File }
  | (SectionAnswer & { file: File })

/** Reads a drawing in a worker: it stays on this device, and the page answers meanwhile. */
export function useSectionCheck() {
  const [check, setCheck] = useState<SectionCheck>({ state: 'empty' })
  const worker = useRef<Worker | null>(null)
  const stop = () => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => stop, [])

  /** @param unit millimetres of the unit of a drawing that does not say it */
  async function read(file: File, unit?: number): Promise<void> {
    stop()
    if (file.size > MAX_DRAWING_BYTES) return setCheck({ state: 'tooLarge', file })
    setCheck({ state: 'reading', file })
    const started = new Worker(new URL('./section-check.worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    const end = (result: SectionCheck) => {
      if (worker.current !== started) return
      stop()
      setCheck(result)
    }
    started.onmessage = ({ data }: MessageEvent<SectionAnswer>) => end({ ...data, file })
    started.onerror = () => end({ state: 'failed', file })
    try {
      const text = await file.text()
      started.postMessage({ text, ...(unit !== undefined && { unit }) } satisfies SectionQuestion)
    } catch {
      end({ state: 'failed', file })
    }
  }
  return {
    check,
    read,
    clear: () => {
      stop()
      setCheck({ state: 'empty' })
    },
  }
}
