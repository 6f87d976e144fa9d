import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { Row } from '#ui/layout.tsx'
import { Surface } from '#ui/surface.tsx'
import styles from './list.module.css'

export function ListLoading() {
  const { t } = useTranslation('admin')
  return (
    <Surface as="p" className={styles.empty} role="status">
      {t('common.loading')}
    </Surface>
  )
}

/** Rows that say nothing yet stand where a list will be. */
export function LoadingRows() {
  const { t } = useTranslation('admin')
  return (
    <>
      <p className="sr" role="status">
        {t('common.loading')}
      </p>
      <Surface as="ul" bleed className={`${styles.list} ${styles.loading}`} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} className={styles.row} />
        ))}
      </Surface>
    </>
  )
}

export function ListError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <AlertBar>{t('list.loadError')}</AlertBar>
      <button type="button" className="btn btn--line" onClick={onRetry}>
        {t('common.retry')}
      </button>
    </>
  )
}

/** Says that a list has no items and, as its child, how to change that. */
export function EmptyList({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <Surface className={styles.empty}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {children}
    </Surface>
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

interface LoadMoreProps {
  isLoading: boolean
  /** How many rows there are, and how many in all as soon as that is known. */
  shown: number
  total: number | undefined
  onMore: () => void
}

/** Asks for the next page of a list. */
export function LoadMore({ isLoading, shown, total, onMore }: LoadMoreProps) {
  const { t } = useTranslation('admin')
  return (
    <Row gap={6} className={styles.more}>
      {total !== undefined && <p>{t('list.shown', { count: shown, total })}</p>}
      <PendingButton isPending={isLoading} pendingLabel={t('common.loading')} className="btn--line" onClick={onMore}>
        {t('list.loadMore')}
      </PendingButton>
    </Row>
  )
}
