import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '#components/icon.tsx'
import { Chips } from '#ui/chips.tsx'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  /** Nothing: all are shown. */
  show: string | undefined
  /** What the list can be narrowed to, in words, with how many there are, as soon as that is known. */
  choices: readonly { state: string; label: string; count: number | undefined }[]
  /** How many there are in all, as soon as that is known. */
  all: number | undefined
  onChoose: (state: string | undefined) => void
  /** What the list can be narrowed to besides: behind a line, with an icon, else with a dot. */
  mark?: { label: string; icon?: IconName; count: number | undefined; isOn: boolean; onToggle: () => void }
}

/** Narrows a list to the things in one state; a row of buttons, on a narrow screen one choice. */
export function FilterChips({ show, choices, all, onChoose, mark }: FilterChipsProps) {
  const { t } = useTranslation('admin')
  const whole = [{ state: '', label: t('states.all'), count: all }, ...choices]
  return (
    <>
      <Chips as="fieldset" className={styles.chips}>
        <legend className="sr">{t('states.label')}</legend>
        {whole.map(({ state, label, count }) => (
          <button
            key={state}
            type="button"
            aria-pressed={(show ?? '') === state}
            onClick={() => onChoose(state || undefined)}
          >
            {label} <span>{count}</span>
          </button>
        ))}
        {mark && (
          <button type="button" className={styles.mark} aria-pressed={mark.isOn} onClick={mark.onToggle}>
            {mark.icon ? <Icon name={mark.icon} /> : <span className={styles.dot} />}
            {mark.label} <span>{mark.count}</span>
          </button>
        )}
      </Chips>
      <select
        className={`select ${styles.choice}`}
        aria-label={t('states.label')}
        value={show ?? ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        {whole.map(({ state, label, count }) => (
          <option key={state} value={state}>
            {count === undefined ? label : `${label} (${count})`}
          </option>
        ))}
      </select>
    </>
  )
}
