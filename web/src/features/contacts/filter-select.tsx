import { useId } from 'react'
import styles from './people.module.css'

interface FilterSelectProps {
  label: string
  /** Its first option, which takes the choice back. */
  showAll: string
  options: readonly { value: string; name: string }[]
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

/** A list to choose one from, with "Show all" above (CONT-03). */
export function FilterSelect({ label, showAll, options, value, onChoose }: FilterSelectProps) {
  const id = useId()
  return (
    <div className={`${styles.select} field`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={`select ${styles.control}`}
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">{showAll}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
