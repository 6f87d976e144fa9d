import type { JournalEntry } from 'api/contract/journal'
import { changesInWords } from 'api/contract/journal-fields'
import styles from './journal.module.css'

/** What each field said before and says now; of a field without a name in the form nothing. */
export function JournalChanges({ entry }: { entry: JournalEntry }) {
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
