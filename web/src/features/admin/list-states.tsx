import { useTranslation } from 'react-i18next'
import { AlertBar } from '#components/form/bar.tsx'
import styles from './list.module.css'
import { NewPublication } from './new-publication.tsx'
import type { PublicationTab } from './publications.ts'

export function ListLoading() {
  const { t } = useTranslation('admin')
  return (
    <p className={styles.loading} role="status">
      {t('common.loading')}
    </p>
  )
}

export function ListError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.error}>
      <AlertBar>{t('list.loadError')}</AlertBar>
      <button type="button" className="btn btn--line" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </div>
  )
}

export function EmptyTab({ tab }: { tab: PublicationTab }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.empty}>
      <h2>{t(`empty.${tab}Title`)}</h2>
      <p>{t(`empty.${tab}Text`)}</p>
      <NewPublication tab={tab} label={t(`empty.${tab}Action`)} />
    </div>
  )
}

export function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.empty}>
      <h2>{t('empty.searchTitle', { query })}</h2>
      <p>{t('empty.searchText')}</p>
      <button type="button" className="btn btn--line" onClick={onClear}>
        {t('list.searchClear')}
      </button>
    </div>
  )
}

/** Asks for the next page of a list. */
export function LoadMore({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <div className={styles.more}>
      <button type="button" className="btn btn--line" disabled={isLoading} onClick={onMore}>
        {t(isLoading ? 'common.loading' : 'list.loadMore')}
      </button>
    </div>
  )
}
