import { useQuery } from '@tanstack/react-query'
import type { CollectionVersion } from 'api/contract/collections/versions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bothWords, differing } from '#features/admin/form/conflict-rows.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { momentWords } from '#features/admin/form/moment-words.ts'
import { Fold } from '#ui/fold.tsx'
import { Hint } from '#ui/hint.tsx'
import { Row } from '#ui/layout.tsx'
import { Ruled } from '#ui/ruled.tsx'
import { Text } from '#ui/text.tsx'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import { versionsOf } from './collection-queries.ts'
import type { FormParts } from './form-parts.ts'
import styles from './item-history.module.css'

type HistoryParts<Item, Values> = Pick<FormParts<Item, Values>, 'valuesOf' | 'fields' | 'alsoChanged' | 'stays'>

interface ItemHistoryProps<Item, Values> {
  collection: CollectionName
  parts: HistoryParts<Item, Values>
  item: Item
  /** The fields are to be as they were. */
  onTake: (version: Item) => void
}

/** What each save has changed, by whom and when; what was before comes back into the fields, and is saved from there. */
export function ItemHistory<Item extends CollectionItem, Values>({
  collection,
  parts,
  item,
  onTake,
}: ItemHistoryProps<Item, Values>) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const { data, isError, refetch } = useQuery({ ...versionsOf<Item>(collection, item._id), enabled: isOpen })
  const versions = data?.versions ?? []
  return (
    <Fold
      className={`${frame.box} ${styles.history}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      summary={<h2>{t('collections.history')}</h2>}
    >
      {isError ? (
        <p role="alert">
          {t('collections.historyFailed')}{' '}
          <button type="button" className="btn btn--line" onClick={() => refetch()}>
            {t('common.retry')}
          </button>
        </p>
      ) : (
        isOpen && (
          <p role="status">{data ? versions.length === 0 && t('collections.historyNone') : t('common.loading')}</p>
        )
      )}
      <Ruled as="ol">
        {versions.map((version, index) => (
          <Row as="li" gap={6} between align="start" key={version.version}>
            <div>
              <strong>{momentWords(t, version.savedAt)}</strong> <span>{version.savedBy}</span>
              <Changes parts={parts} version={version} before={versions[index + 1]} />
            </div>
            {index > 0 && (
              <button
                type="button"
                className="btn btn--line"
                aria-label={t('collections.historyTakeOf', { moment: momentWords(t, version.savedAt) })}
                onClick={() => {
                  onTake(version.item)
                  setTaken(wordsOf(version))
                }}
              >
                {t('collections.historyTake')}
              </button>
            )}
          </Row>
        ))}
      </Ruled>
      <Text semi className={styles.taken} role="status">
        {taken}
      </Text>
    </Fold>
  )

  /** What is in the fields now, and what is not as it was then (AMB-60). */
  function wordsOf({ savedAt, item: then }: CollectionVersion<Item>): string {
    const differs = (parts.alsoChanged?.(then, item) ?? []).length > 0
    return [
      t('collections.historyTaken', { moment: momentWords(t, savedAt) }),
      differs && parts.stays && t('collections.historyStays', { parts: parts.stays }),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

interface ChangesProps<Item, Values> {
  parts: HistoryParts<Item, Values>
  version: CollectionVersion<Item>
  before: CollectionVersion<Item> | undefined
}

/** The fields that a save has changed, each from what to what. */
function Changes<Item, Values>({ parts, version, before }: ChangesProps<Item, Values>) {
  const { t } = useTranslation('admin')
  if (!before) return version.version === 1 && <Hint>{t('collections.historyFirst')}</Hint>
  const [was, is] = [parts.valuesOf(before.item), parts.valuesOf(version.item)]
  const changes = differing(parts.fields, was, is).map((field) => {
    const { mine, theirs } = bothWords(t, field, { mine: was, theirs: is })
    const none = t('collections.historyEmpty')
    return t('collections.historyChange', { field: field.label(t), before: mine || none, after: theirs || none })
  })
  return (
    <Text as="ul" size="small" tone="muted">
      {[...changes, ...(parts.alsoChanged?.(before.item, version.item) ?? [])].map((change) => (
        <li key={change}>{change}</li>
      ))}
    </Text>
  )
}
