import { Link } from '@tanstack/react-router'
import type { JournalEntry } from 'api/contract/journal'
import { changesInWords } from 'api/contract/journal-fields'
import type { JournalKind } from 'api/contract/journal-kinds'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import type { ListRow } from '#features/admin/list/row-list.tsx'
import { Text } from '#ui/text.tsx'
import styles from './journal.module.css'

/** The collections by the kinds of their things. */
const COLLECTIONS = new Map<JournalKind, string>([
  ['career', 'careers'],
  ['document', 'documents'],
  ['event', 'events'],
  ['person', 'people'],
])

/** Who did what, as a sentence, and below it what was changed; what is still there can be opened. */
export function rowOfJournal(t: TFunction<'admin'>, entry: JournalEntry): ListRow {
  const { _id, act, kind, by, at, moment } = entry
  return {
    _id,
    lead: (
      <Text as="time" tone="muted" numbers dateTime={at}>
        {dayAndTime(at).time}
      </Text>
    ),
    title: (
      <>
        <strong>{by}</strong> {t(`journal.acts.${act}`, moment ? dayAndTime(moment) : {})} <Thing entry={entry} />
      </>
    ),
    line: <JournalChanges entry={entry} />,
    facts: t(`journal.kinds.${kind}`),
  }
}

/** What it was done with, as a link while it is there. */
function Thing({ entry: { itemId, label, act, kind } }: { entry: JournalEntry }) {
  const { t } = useTranslation('admin')
  const name = label || nameless()
  if (itemId === null || act === 'erase') return name
  if (kind === 'news' || kind === 'media' || kind === 'newsletter')
    return (
      <Link to="/admin/news/$url/$page" params={{ url: itemId, page: 'history' }} preload={false}>
        {name}
      </Link>
    )
  const collection = COLLECTIONS.get(kind)
  if (collection)
    return (
      <Link to="/admin/$collection/$id" params={{ collection, id: itemId }} preload={false}>
        {name}
      </Link>
    )
  if (kind === 'inquiry')
    return (
      <Link to="/admin" search={{ tab: 'inquiries', inquiry: itemId }} preload={false}>
        {name}
      </Link>
    )
  return name

  function nameless(): string {
    if (kind === 'newsletter') return act === 'erase' ? t('journal.subscriber') : ''
    return kind === 'inquiry' || kind === 'session' ? '' : t('list.untitled')
  }
}

/** What each field said before and says now; of a field without a name in the form nothing. */
function JournalChanges({ entry }: { entry: JournalEntry }) {
  const changes = changesInWords(entry)
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, language, label, values }) => (
        <li key={field}>
          {label}
          {values && (
            <>
              :{' '}
              {values.before !== undefined && (
                <>
                  <del lang={language}>{values.before}</del> →{' '}
                </>
              )}
              <ins lang={language}>{values.after}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
