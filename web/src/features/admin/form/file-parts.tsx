import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Hint } from '#ui/hint.tsx'
import { Row } from '#ui/layout.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Text } from '#ui/text.tsx'
import styles from './file-parts.module.css'
import { staffDrawings } from './staff-drawings.ts'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** A file is held over the place that takes it. */
  isOver?: boolean
  children: ReactNode
}

/** A button that asks for a file. */
export function FileButton({ isOver = false, children, ...input }: FileButtonProps) {
  return (
    <label className={`btn btn--line ${styles.button} ${isOver ? styles.over : ''}`}>
      <Icon d={staffDrawings.upload} /> {children}
      <input className="sr" type="file" {...input} />
    </label>
  )
}

interface UploadProgressProps {
  label: string
  /** 0 to 1; `null` while it is not known how far it is. */
  share: number | null
  /** How far it is, in words. */
  words: string
  onStop: () => void
}

/** How far an upload is, with what stops it. */
export function UploadProgress({ label, share, words, onStop }: UploadProgressProps) {
  const { t } = useTranslation('admin')
  return (
    <Row noWrap>
      <ProgressBar {...(share !== null && { value: share })} max={1} aria-label={label} />
      <Text as="span" size="small">
        {words}
      </Text>
      <button type="button" className="link" onClick={onStop}>
        {t('upload.stop')}
      </button>
    </Row>
  )
}

/** Why a file was not taken, read aloud; where it is worth it, with what sends it again. */
export function UploadRefusal({ words, onRetry }: { words: ReactNode; onRetry: (() => void) | null | undefined }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Hint tone="bad" role="alert">
        {words && (
          <>
            <Icon name="warning" size="small" /> {words}
          </>
        )}
      </Hint>
      {onRetry && (
        <button type="button" className="link" onClick={onRetry}>
          {t('upload.retry')}
        </button>
      )}
    </>
  )
}
