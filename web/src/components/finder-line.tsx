import { useTranslation } from 'react-i18next'
import styles from './finder-line.module.css'
import { Icon } from './icon.tsx'

interface FinderLineProps {
  /** Of its field, once on a page. */
  id: string
  /** On a light ground it has an outline. */
  isOutlined?: boolean
}

/** What a buyer needs, in one line, which the finder answers. A plain form, which works without scripts. */
export function FinderLine({ id, isOutlined }: FinderLineProps) {
  const { t } = useTranslation('shell')
  return (
    <form
      method="get"
      action="/products/finder"
      aria-label={t('pages.finder')}
      className={isOutlined ? `${styles.line} ${styles.outlined}` : styles.line}
    >
      <label htmlFor={id}>{t('finder.label')}</label>
      <input id={id} name="q" maxLength={120} autoComplete="off" placeholder={t('finder.placeholder')} />
      <button type="submit" className="btn">
        {t('finder.find')} <Icon name="arrow" />
      </button>
    </form>
  )
}
