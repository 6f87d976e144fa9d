import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#components/form/bar.tsx'
import styles from './list.module.css'

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

/** Says that a list has no items and, as its child, how to change that. */
export function EmptyList({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

export function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <EmptyList heading={t('empty.searchTitle', { query })} text={t('empty.searchText')}>
      <button type="button" className="btn btn--line" onClick={onClear}>
        {t('list.searchClear')}
      </button>
    </EmptyList>
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
