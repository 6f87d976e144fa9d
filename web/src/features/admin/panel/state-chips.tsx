import { LISTED_STATES, type ListedState } from 'api/contract/news'
import { useTranslation } from 'react-i18next'
import styles from './state-chips.module.css'

interface StateChipsProps {
  /** Nothing: all are shown. */
  show: ListedState | undefined
  /** How many items there are in each state, as soon as that is known. */
  counts: Readonly<Record<string, number>> | undefined
  onChoose: (state: ListedState | undefined) => void
}

/** Narrows the list to the items in one state; a row of buttons, on a narrow screen one choice. */
export function StateChips({ show, counts, onChoose }: StateChipsProps) {
  const { t } = useTranslation('admin')
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const choices = [
    { state: undefined, label: t('states.all'), count: all },
    ...LISTED_STATES.map((state) => ({ state, label: t(`states.${state}`), count: counts?.[state] })),
  ]
  return (
    <>
      <fieldset className={styles.chips}>
        <legend className="sr">{t('states.label')}</legend>
        {choices.map(({ state, label, count }) => (
          <button key={label} type="button" aria-pressed={show === state} onClick={() => onChoose(state)}>
            {label} <span>{count}</span>
          </button>
        ))}
      </fieldset>
      <select
        className={`select ${styles.choice}`}
        aria-label={t('states.label')}
        value={show ?? ''}
        onChange={({ target }) => onChoose(LISTED_STATES.find((state) => state === target.value))}
      >
        {choices.map(({ state, label, count }) => (
          <option key={label} value={state ?? ''}>
            {count === undefined ? label : `${label} (${count})`}
          </option>
        ))}
      </select>
    </>
  )
}
