import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import styles from './form-frame.module.css'

/** Heading of a form with the way back; `children` stand at the right. */
export function FormHead({ heading, onBack, children }: { heading: string; onBack: () => void; children?: ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.head}>
      <button type="button" className={styles.back} aria-label={t('common.backToList')} onClick={onBack}>
        <Icon name="left" />
      </button>
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </div>
  )
}
