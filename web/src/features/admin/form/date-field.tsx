import { type ChangeEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { formatDate } from '#lib/format.ts'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import styles from './date-field.module.css'
import { caretIn, completeDate, toIsoDate, typeDate } from './dates.ts'
import { useField } from './use-field.ts'

const DateCalendar = lazy(() => import('./date-calendar.tsx').then((module) => ({ default: module.DateCalendar })))

interface DateFieldProps {
  label: string
  /** Said under a date of the calendar that the contract refuses; that it is no date the field says itself. */
  wrong?: string
  hint?: string | undefined
  /** It may stay empty. */
  isOptional?: boolean
}

/** The field of a form for a date. */
export function DateField({ wrong, ...shown }: DateFieldProps) {
  const { name, value, change, isInvalid, refusal } = useField<string>()
  const problem = refusal ?? (toIsoDate(value) && isInvalid ? wrong : undefined)
  return <DateInput {...shown} name={name} value={value} onChange={change} problem={problem} />
}

interface DateInputProps {
  label: string
  /** By which a link from elsewhere finds it. */
  name?: string
  /** As typed. */
  value: string
  onChange: (typed: string) => void
  /** What speaks against a date of the calendar, in words. */
  problem?: string | undefined
  hint?: string | undefined
  /** It may stay empty. */
  isOptional?: boolean
}

/** A date as typed, `DD-MM-YYYY` once it is whole, or picked in a calendar that opens below the field (ADM-22). */
export function DateInput({ label, name, value, onChange, problem: judged, hint, isOptional = false }: DateInputProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isLeft, setLeft] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const iso = toIsoDate(value)
  const isComplete = value.length === 10 || (isLeft && value !== '')
  const problem = isComplete && iso === null ? t('dates.invalid') : judged

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = target.value
    const date = typeDate(typed, value)
    if (date !== typed) {
      const caret = caretIn(date, typed, target.selectionStart ?? typed.length)
      target.value = date
      target.setSelectionRange(caret, caret)
    }
    setLeft(false)
    onChange(date)
  }

  function leave() {
    setLeft(true)
    const date = completeDate(value)
    if (date !== value) onChange(date)
  }

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <Field
      id={id}
      label={label}
      isRequired={!isOptional}
      hint={hint}
      problem={
        problem && (
          <>
            <Icon name="warning" size="small" /> {problem}
          </>
        )
      }
      below={
        isOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the calendar from wherever in it the focus is.
          <div
            id={`${id}-calendar`}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              // What it stands in stays open.
              event.preventDefault()
              close()
            }}
          >
            <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
              <DateCalendar
                chosen={iso}
                onChoose={(day) => {
                  onChange(formatDate(day))
                  close()
                }}
              />
            </Suspense>
          </div>
        )
      }
    >
      <Row gap={0} noWrap className={styles.line}>
        <input
          id={id}
          name={name}
          className="input num"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('dates.format')}
          aria-required={!isOptional}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-hint`}
          value={value}
          onChange={type}
          onBlur={leave}
        />
        <IconButton
          ref={opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-calendar` : undefined}
          aria-label={t('dates.openCalendar')}
          aria-describedby={`${id}-label`}
          title={t('dates.chooseDate')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="calendar" />
        </IconButton>
      </Row>
    </Field>
  )
}
