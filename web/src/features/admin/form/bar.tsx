import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import styles from './bar.module.css'
import { staffDrawings } from './staff-drawings.ts'

/** A red bar that is read aloud at once. */
export function AlertBar({ children, onDismiss }: { children: ReactNode; onDismiss?: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <Row noWrap className={styles.alert} role="alert">
      <Icon name="warning" />
      <div>{children}</div>
      {onDismiss && (
        <IconButton aria-label={t('alerts.dismiss')} onClick={onDismiss}>
          <Icon name="cross" size="small" />
        </IconButton>
      )}
    </Row>
  )
}

interface NoteBarProps {
  heading?: string
  children?: ReactNode
  actions?: ReactNode
  icon?: 'clock' | 'check' | 'warning'
  /** Something is to be done. */
  isUrgent?: boolean
}

/** A blue bar; a component that shows it later than the page puts it into a live region. */
export function NoteBar({ heading, children, actions, icon = 'clock', isUrgent = false }: NoteBarProps) {
  return (
    <div className={isUrgent ? `${styles.note} ${styles.urgent}` : styles.note}>
      {icon === 'clock' ? <Icon d={staffDrawings.clock} /> : <Icon name={icon} />}
      <p>
        {heading && <strong>{heading}</strong>}
        {children}
      </p>
      {actions && <Row>{actions}</Row>}
    </div>
  )
}

/** Says why the last save failed, if it did, and that nothing that was typed is lost. */
export function SaveFailure({ failure }: { failure: string | null }) {
  const { t } = useTranslation('admin')
  if (!failure) return null
  return (
    <AlertBar>
      <p>
        {t('errors.heading')}. {failure}
      </p>
      <p>{t('errors.textKept')}</p>
    </AlertBar>
  )
}
