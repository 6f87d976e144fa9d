import { Link } from '@tanstack/react-router'
import type { JournalEntry } from 'api/contract/journal'
import type { JournalKind } from 'api/contract/journal-kinds'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import styles from './journal.module.css'
import { JournalChanges } from './journal-changes.tsx'

/** The collections by the kinds of their things. */
const COLLECTIONS = new Map<JournalKind, string>([
  ['career', 'careers'],
  ['document', 'documents'],
  ['event', 'events'],
  ['person', 'people'],
])

/** Who did what, as a sentence; what is still there can be opened. */
export function JournalEntryRow({ entry }: { entry: JournalEntry }) {
  const { t } = useTranslation('admin')
  const { act, kind, by, at, moment } = entry
  return (
    <li className={styles.entry}>
      <time dateTime={at}>{dayAndTime(at).time}</time>
      <span className={styles.what}>
        <strong>{by}</strong> {t(`journal.acts.${act}`, moment ? dayAndTime(moment) : {})} {thing()}
      </span>
      <span className={styles.kind}>{t(`journal.kinds.${kind}`)}</span>
      <JournalChanges entry={entry} />
    </li>
  )

  function nameless(): string {
    if (kind === 'newsletter') return act === 'erase' ? t('journal.subscriber') : ''
    return kind === 'inquiry' || kind === 'session' ? '' : t('list.untitled')
  }

  function thing() {
    const { itemId, label } = entry
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
  }
}
