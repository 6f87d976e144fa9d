import type { JournalEntry } from 'api/contract/journal'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/format.ts'
import styles from './journal.module.css'

/** Where the forms of each kind keep the names of their fields. */
const FORMS = new Map<JournalEntry['kind'], { labels: string; fields: readonly string[] }>([
  [
    'event',
    {
      labels: 'eventForm',
      fields: ['kind', 'date', 'titleBg', 'titleEn', 'note', 'isCancelled', 'reason', 'isHidden'],
    },
  ],
  [
    'document',
    {
      labels: 'documentForm',
      fields: [
        ...['section', 'titleEn', 'titleBg', 'year', 'note', 'number', 'issuer', 'scope', 'issuedOn', 'validUntil'],
        ...['products', 'isHidden', 'file'],
      ],
    },
  ],
  [
    'person',
    {
      labels: 'personForm.labels',
      fields: [
        ...['kind', 'name', 'position', 'phone', 'email', 'fax', 'languages', 'countries', 'families', 'isMain'],
        ...['description', 'tags', 'duties', 'receives', 'awayFrom', 'awayUntil', 'deputy', 'isHidden', 'picture'],
      ],
    },
  ],
  [
    'career',
    {
      labels: 'careerForm',
      fields: ['title', 'startDate', 'endDate', 'responsibilities', 'requirements', 'additional'],
    },
  ],
  ['news', { labels: 'newsForm', fields: ['title', 'contentOne', 'contentTwo', 'date'] }],
  ['media', { labels: 'newsForm', fields: ['title', 'contentOne', 'contentTwo', 'date'] }],
])
/** Fields whose values say nothing to people. */
const NAMED_ONLY = ['file', 'picture', 'deputy', 'duties', 'receives', 'products', 'section', 'kind']

/** What each field said before and says now; of a field without a name in the form nothing. */
export function JournalChanges({ entry: { kind, changes } }: { entry: JournalEntry }) {
  const { t } = useTranslation('admin')
  const form = FORMS.get(kind)
  const named = changes.flatMap(({ field, before, after }) => {
    const [name = '', language] = field.split('.')
    if (!form?.fields.includes(name)) return []
    const label = t(`${form.labels}.${name}` as 'newsForm.title')
    return [{ field, language, label: language ? `${label} ${language.toUpperCase()}` : label, before, after }]
  })
  if (named.length === 0) return null

  function inWords(field: string, value: string): string {
    if (kind === 'event' && field === 'kind') return t(`events.kinds.${value}` as 'events.kinds.other')
    if (value === '') return t('common.none')
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'common.yes' : 'common.no')
    return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value
  }

  return (
    <ul className={styles.changes}>
      {named.map(({ field, language, label, before, after }) => (
        <li key={field}>
          {label}
          {(kind === 'event' || !NAMED_ONLY.includes(field)) && (
            <>
              : <del lang={language}>{inWords(field, before)}</del> → <ins lang={language}>{inWords(field, after)}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
