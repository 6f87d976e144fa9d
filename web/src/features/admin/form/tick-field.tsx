import { useId } from 'react'
import frame from './form-frame.module.css'
import styles from './tick-field.module.css'
import { useField } from './use-field.ts'

/** Yes or no, in a collection's form. */
export function TickField({ label, hint }: { label: string; hint?: string }) {
  const id = useId()
  const { value, change } = useField<boolean>()
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={value}
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => change(target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={frame.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
