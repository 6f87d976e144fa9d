import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { ApiError } from '#lib/api.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Text } from '#ui/text.tsx'
import type { PictureUpload, PictureUploads } from './picture-uploads.ts'
import { noteWords } from './picture-words.ts'
import styles from './pictures.module.css'

interface PictureStateProps {
  id: string
  /** Of the chosen file. */
  fileName: string
  /** What the picture is called in the names of buttons. */
  name: string
  upload: PictureUpload | undefined
  uploads: PictureUploads
}

/** Below a chosen picture: how far it is, what was done to it, or why it was not sent, with what can be done about it. */
export function PictureState({ id, fileName, name, upload, uploads }: PictureStateProps) {
  const { t } = useTranslation('admin')
  if (!upload) return null

  function failed(percent: number, error: unknown): string {
    if (error instanceof ApiError && error.status === 0) return t('upload.cut', { percent })
    return failureWords(t, error, { size: 10 })
  }

  function underWay(upload: PictureUpload): string {
    if (upload.is === 'sending') return `${upload.percent} %`
    return upload.is === 'queued' ? t('upload.queued') : t('upload.preparing')
  }

  switch (upload.is) {
    case 'stored': {
      const note = noteWords(t, upload.note)
      return note === '' ? null : <p>{note}</p>
    }
    case 'stopped':
    case 'failed':
      return (
        <>
          <Text {...(upload.is === 'failed' && { tone: 'error' })}>
            <strong>{fileName}</strong>{' '}
            {upload.is === 'failed' ? failed(upload.percent, upload.error) : t('upload.stopped')}
          </Text>
          <button
            type="button"
            className={`link ${styles.act}`}
            data-retry={id}
            aria-label={`${t('upload.retry')}: ${name}`}
            onClick={() => uploads.retry(id)}
          >
            {t('upload.retry')}
          </button>
        </>
      )
    default:
      return (
        <>
          <p>{underWay(upload)}</p>
          <button
            type="button"
            className={`link ${styles.act}`}
            aria-label={`${t('upload.stop')}: ${name}`}
            onClick={() => uploads.stop(id)}
          >
            {t('upload.stop')}
          </button>
        </>
      )
  }
}

/** Across the top of a picture while it is sent. */
export function PictureProgress({ upload, name }: { upload: PictureUpload | undefined; name: string }) {
  const { t } = useTranslation('admin')
  if (upload?.is !== 'sending') return null
  return (
    <ProgressBar className={styles.progress} aria-label={t('upload.of', { name })} value={upload.percent} max={100} />
  )
}
