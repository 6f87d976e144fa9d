import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import { PORTRAIT_ENDINGS } from 'api/contract/portraits'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { isHeic, PictureRefusedError } from '#features/admin/news-form/picture-rules.ts'
import { preparePicture } from '#features/admin/news-form/prepare-picture.ts'
import { ApiError } from '#lib/api.ts'
import { uploadPortrait } from './upload-portrait.ts'

const MEGABYTE = 1024 * 1024
const isPhotograph = (name: string) =>
  isHeic(name) || PORTRAIT_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`))

interface PortraitUpload {
  onStart: () => void
  onStored: (picture: string) => void
  /** It was stopped, or has failed. */
  onEnd: () => void
}

/** Sends a chosen photograph; one of a telephone is converted, and a large one made smaller, in the browser. */
export function usePortraitUpload({ onStart, onStored, onEnd }: PortraitUpload) {
  const { t } = useTranslation('admin')
  const [state, setState] = useState<{ share: number | null } | null>(null)
  const [failure, setFailure] = useState<{ words: string; file: File | null } | null>(null)
  const upload = useRef<AbortController>(null)
  useEffect(() => () => upload.current?.abort(), [])

  /** @param share how far it was when it failed */
  function wordsOf(error: unknown, { name }: File, share: number): string {
    const size = MAX_PICTURE_BYTES / MEGABYTE
    if (error instanceof PictureRefusedError) return t(`alerts.${error.word}`, { name, size })
    if (error instanceof ApiError && error.status === 0) return t('upload.cut', { percent: Math.floor(share * 100) })
    return failureWords(t, error, { size })
  }

  async function send(file: File): Promise<void> {
    upload.current?.abort()
    setFailure(null)
    if (!isPhotograph(file.name)) return setFailure({ words: t('errors.portraitType'), file: null })
    const own = new AbortController()
    upload.current = own
    let reached = 0
    onStart()
    setState({ share: null })
    try {
      const prepared = await preparePicture(file)
      if (own.signal.aborted) return
      const tell = (share: number) => {
        reached = share
        if (!own.signal.aborted) setState({ share })
      }
      const { picture } = await uploadPortrait(prepared.file, tell, own.signal)
      if (!own.signal.aborted) onStored(picture)
    } catch (error) {
      if (own.signal.aborted) return
      // What the server has judged is judged the same way again.
      const isFinal = error instanceof PictureRefusedError || (error instanceof ApiError && error.status in REFUSED)
      setFailure({ words: wordsOf(error, file, reached), file: isFinal ? null : file })
      onEnd()
    } finally {
      if (upload.current === own) setState(null)
    }
  }

  return {
    send,
    /** How far it is; `share` is `null` while it is made ready. */
    state,
    /** Why it was not taken, in words. */
    failure: failure?.words ?? null,
    refuse: (words: string) => setFailure({ words, file: null }),
    retry: failure?.file ? () => failure.file && send(failure.file) : null,
    stop() {
      upload.current?.abort()
      setState(null)
      onEnd()
    },
    clear: () => setFailure(null),
  }
}

const REFUSED: Readonly<Record<number, true>> = { 400: true, 413: true, 415: true }
