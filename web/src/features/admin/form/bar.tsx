import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bar.module.css'
import { Icon } from './icon.tsx'

/** A red bar that is read aloud at once. */
export function AlertBar({ children, onDismiss }: { children: ReactNode; onDismiss?: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.alert} role="alert">
      <Icon name="warning" />
      <div>{children}</div>
      {onDismiss && (
        <button type="button" aria-label={t('alerts.dismiss')} onClick={onDismiss}>
          <Icon name="close" size="small" />
        </button>
      )}
    </div>
  )
}

interface NoteBarProps {
  heading?: string
  children?: ReactNode
  actions?: ReactNode
  icon?: 'clock' | 'check'
}

/** A blue bar; whoever shows it later than the page puts it into a live region. */
export function NoteBar({ heading, children, actions, icon = 'clock' }: NoteBarProps) {
  return (
    <div className={styles.note}>
      <Icon name={icon} />
      <p>
        {heading && <strong>{heading}</strong>}
        {children}
      </p>
      {actions && <div>{actions}</div>}
    </div>
  )
}
