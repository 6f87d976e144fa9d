import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './people.module.css'

/** Fields that few people need, folded; open as long as something in them is wrong. */
export function RareFields({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.fold}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => {
        if (isWrong) currentTarget.open = true
        else setOpen(currentTarget.open)
      }}
    >
      <summary>
        {t('personForm.rare')} <small>{t('personForm.rareFields')}</small>
      </summary>
      <div>{children}</div>
    </details>
  )
}
