import { useId } from 'react'

interface CodeFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  isInvalid?: boolean
  /** A recovery code has letters, too. */
  isRecovery?: boolean
}

/** A code that is typed or pasted, with spaces or without; phones and password managers offer it. */
export function CodeField({ label, value, onChange, isInvalid = false, isRecovery = false }: CodeFieldProps) {
  const id = useId()
  return (
    <div className={isInvalid ? 'field is-invalid' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        // biome-ignore lint/a11y/noAutofocus: it is the only thing that is asked for, and comes by what somebody has just sent.
        autoFocus
        aria-invalid={isInvalid || undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
