import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { ApiError } from '#lib/api.ts'
import { Row, Stack } from '#ui/layout.tsx'
import styles from './account.module.css'
import { accountKey, changePassword } from './account.queries.ts'
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx'
import { CurrentPasswordField } from './secret-field.tsx'

interface PasswordFormProps {
  /** For the browser's list of passwords. */
  username: string
  onDone: () => void
  onCancel: () => void
}

/** Asks for the old password and twice for the new one. */
export function PasswordForm({ username, onDone, onCancel }: PasswordFormProps) {
  const { t } = useTranslation('admin')
  const form = useRef<HTMLFormElement>(null)
  const [current, setCurrent] = useState('')
  const typed = useNewPassword()
  const change = useStaffMutation({
    mutationFn: () => changePassword({ current, password: typed.password }),
    meta: { invalidates: [accountKey] },
    onSuccess: onDone,
  })
  const isWrong = change.error instanceof ApiError && change.error.body.code === 'wrongPassword'

  const focusOn = (at: number) => form.current?.querySelectorAll<HTMLElement>('input[type=password]')[at]?.focus()
  useEffect(() => focusOn(0), [])
  useEffect(() => {
    if (isWrong) focusOn(0)
  }, [isWrong])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = typed.check()
    if (found) focusOn(found === 'tooShort' ? 1 : 2)
    else if (!change.isPending) change.mutate()
  }

  return (
    <Stack as="form" gap={4} ref={form} className={styles.form} onSubmit={submit} noValidate>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <CurrentPasswordField
        value={current}
        onChange={setCurrent}
        problem={isWrong ? t('errors.wrongPassword') : undefined}
      />
      <NewPasswordFields typed={typed} />
      {change.error && !isWrong && <p role="alert">{failureWords(t, change.error)}</p>}
      <p>{t('account.othersEnd')}</p>
      <Row>
        <PendingButton type="submit" isPending={change.isPending}>
          {t('account.save')}
        </PendingButton>
        <button type="button" className="btn btn--line" onClick={onCancel}>
          {t('common.cancel')}
        </button>
      </Row>
    </Stack>
  )
}
