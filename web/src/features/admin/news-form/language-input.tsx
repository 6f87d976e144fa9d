import type { Language } from 'api/contract/languages'
import { Row } from '#ui/layout.tsx'
import styles from './picture-dialog.module.css'

interface LanguageInputProps {
  language: Language
  /** Name of the field, with its language. */
  label: string
  describedBy: string
  placeholder?: string
  value: string
  maxLength: number
  onChange: (text: string) => void
}

/** A line of text in one language, whose code stands before it. */
export function LanguageInput({ language, label, describedBy, onChange, ...input }: LanguageInputProps) {
  return (
    <Row noWrap className={styles.line}>
      <b aria-hidden="true">{language.toUpperCase()}</b>
      <input
        {...input}
        className="input"
        lang={language}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
    </Row>
  )
}
