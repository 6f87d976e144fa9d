import { PICTURE_ENDINGS } from 'api/contract/pictures'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { ApiError } from '#lib/api.ts'
import { Hint } from '#ui/hint.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Text } from '#ui/text.tsx'
import type { PictureUpload, PictureUploads } from './picture-uploads.ts'
import { noteWords } from './picture-words.ts'
import styles from './pictures.module.css'
import type { PictureIntake } from './use-picture-intake.ts'

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

interface DescribeButtonProps {
  /** Of the picture. */
  id: string
  /** What the picture is called. */
  name: string
  /** It has no description in a language of the item. */
  isLacking: boolean
  onDescribe: (id: string) => void
}

/** Opens all that is said of a picture; a triangle says that its description is missing. */
export function DescribeButton({ id, name, isLacking, onDescribe }: DescribeButtonProps) {
  const { t } = useTranslation('admin')
  return (
    <button
      type="button"
      className={`link ${styles.act}`}
      aria-label={`${name}: ${t('pictureNotes.open')}${isLacking ? `, ${t('pictureNotes.lacking')}` : ''}`}
      onClick={() => onDescribe(id)}
    >
      {isLacking && <Icon name="warning" size="small" />}
      {t('pictureNotes.open')}
    </button>
  )
}

interface PictureNotesProps {
  place: 'cover' | 'gallery'
  intake: PictureIntake
  /** The last removed picture comes back. */
  onUndo: () => void
}

/** Below pictures: what was removed and can come back. */
export function PictureNotes({ place, intake, onUndo }: PictureNotesProps) {
  const { t } = useTranslation('admin')
  return (
    <div role="status">
      {intake.removedFrom === place && (
        <Hint>
          {t(place === 'cover' ? 'undo.removedCover' : 'undo.removedPicture')}
          <button type="button" className="link" data-undo onClick={onUndo}>
            {t('undo.action')}
          </button>
        </Hint>
      )}
    </div>
  )
}

interface PictureInputProps {
  /** Accessible name; left out when the text inside the label is one. */
  name?: string
  onFiles: (files: File[]) => void
  className?: string | undefined
  children: ReactNode
  isInvalid?: boolean
  describedBy?: string
}

/**
 * A label with a hidden file field. It lets several files be chosen even where one is wanted, so that the form can say
 * what is wrong instead of taking any one of them.
 */
export function PictureInput({ name, onFiles, className, children, isInvalid, describedBy }: PictureInputProps) {
  return (
    <label className={className}>
      {children}
      <input
        className="sr"
        type="file"
        multiple
        accept={[...PICTURE_ENDINGS, 'heic', 'heif'].map((ending) => `.${ending}`).join(',')}
        aria-label={name}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
