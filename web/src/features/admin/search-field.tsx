import { useTranslation } from 'react-i18next'
import { Icon } from '#components/form/icon.tsx'
import styles from './list.module.css'

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  /** How many items the search leaves; read aloud. `null` while nothing is searched for. */
  found: number | null
}

export function SearchField({ value, onChange, found }: SearchFieldProps) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          className="input"
          type="search"
          aria-label={t('list.searchPlaceholder')}
          placeholder={t('list.searchPlaceholder')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p className={styles.found} role="status">
        {found === null ? '' : t('list.found', { count: found })}
      </p>
    </div>
  )
}
