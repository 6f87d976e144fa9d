import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import type { ManyChanged } from './change-many.ts'
import { failureOf } from './use-change-many.ts'

const MAX_NAMED = 10

interface SelectionFailuresProps {
  changed: ManyChanged
  onDismiss: () => void
}

/** Which items were not changed, and why; they stay selected. */
export function SelectionFailures({ changed, onDismiss }: SelectionFailuresProps) {
  const { t } = useTranslation('admin')
  const { failed, left, error } = changed
  const alert = useRef<HTMLDivElement>(null)
  const more = failed.length - MAX_NAMED

  // The bar of the selection, which was pressed, stays in view however far down the list is.
  useEffect(() => {
    if (changed) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [changed])

  return (
    <div ref={alert}>
      <AlertBar onDismiss={onDismiss}>
        {error && (
          <p>
            {failureWords(t, error)} {t('selection.stopped', { count: left.length })}
          </p>
        )}
        {failed.length > 0 && (
          <>
            <p>{t('selection.failed', { count: failed.length })}</p>
            {failed.slice(0, MAX_NAMED).map((each) => (
              <p key={each._id}>{failureOf(t, each)}</p>
            ))}
            {more > 0 && <p>{t('selection.failedMore', { count: more })}</p>}
          </>
        )}
      </AlertBar>
    </div>
  )
}
