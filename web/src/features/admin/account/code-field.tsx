import { InputField } from '#features/admin/form/input-field.tsx'

interface CodeFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  isInvalid?: boolean
  /** A recovery code has letters, too. */
  isRecovery?: boolean
}

/** A code that is typed or pasted, with spaces or without; phones and password managers offer it. */
export function CodeField({ isRecovery = false, ...field }: CodeFieldProps) {
  return (
    <InputField
      {...field}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
      // It is the only thing that is asked for, and comes by what was just sent.
      autoFocus
    />
  )
}
