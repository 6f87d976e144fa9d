import type { OwnAccount } from 'api/contract/account'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from 'supabase/inquiry-facts'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { InputField } from '#features/admin/form/input-field.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { ApiError } from '#lib/api.ts'
import { Row, Stack } from '#ui/layout.tsx'
import { TextButton } from '#ui/text-button.tsx'
import styles from './account.module.css'
import { accountKey, askForEmail } from './account.queries.ts'
import { AccountSection } from './account-section.tsx'
import { CurrentPasswordField } from './secret-field.tsx'

interface EmailSectionProps {
  account: Pick<OwnAccount, 'email' | 'newEmail'>
  /** Told what was done. */
  onDone: (note: string) => void
}

/** Where mails to the account go, and what changes it: the password, and a link that the new address gets. */
export function EmailSection({ account, onDone }: EmailSectionProps) {
  const { t } = useTranslation('admin')
  const { email, newEmail } = account
  const [isChanging, setChanging] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setChanging(false)
    setTimeout(() => opener.current?.focus())
  }
  return (
    <AccountSection heading={t('account.email')} hint={t('account.emailHint')}>
      {isChanging ? (
        <EmailForm
          email={email}
          onSent={(address) => {
            close()
            onDone(t('account.emailSent', { email: address }))
          }}
          onCancel={close}
        />
      ) : (
        <Row gap={4} between noWrap className={styles.line}>
          <p>
            {email ?? t('account.noEmail')}
            {newEmail && <small>{t('account.emailWaits', { email: newEmail })}</small>}
          </p>
          <TextButton ref={opener} onClick={() => setChanging(true)}>
            {t(email ? 'account.change' : 'account.addEmail')}
            <span className="sr">: {t('account.email')}</span>
          </TextButton>
        </Row>
      )}
    </AccountSection>
  )
}

interface EmailFormProps {
  email: string | null
  onSent: (address: string) => void
  onCancel: () => void
}

function EmailForm({ email, onSent, onCancel }: EmailFormProps) {
  const { t } = useTranslation('admin')
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const send = useStaffMutation({
    meta: { invalidates: [accountKey] },
    mutationFn: () => askForEmail({ email: address.trim(), password }),
    onSuccess: () => onSent(address.trim()),
  })
  useEffect(() => field.current?.focus(), [])
  const code = send.error instanceof ApiError ? send.error.body.code : undefined
  const isTaken = code === 'emailTaken'
  const wrong = problem || (isTaken ? t('errors.emailTaken') : '')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (send.isPending) return
    const found = !isEmailAddress(address.trim())
      ? t('users.emailWrong')
      : address.trim().toLowerCase() === email?.toLowerCase()
        ? t('account.emailSame')
        : ''
    setProblem(found)
    if (found) field.current?.focus()
    else send.mutate()
  }

  return (
    <Stack as="form" gap={4} className={styles.form} onSubmit={submit} noValidate>
      <InputField
        label={t('account.newEmail')}
        hint={t(email ? 'account.newEmailHint' : 'account.firstEmailHint')}
        problem={wrong}
        ref={field}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={address}
        onChange={setAddress}
      />
      <CurrentPasswordField
        value={password}
        onChange={setPassword}
        problem={code === 'wrongPassword' ? t('errors.wrongPassword') : undefined}
      />
      {send.error && !isTaken && code !== 'wrongPassword' && <p role="alert">{failureWords(t, send.error)}</p>}
      <Row>
        <PendingButton type="submit" isPending={send.isPending}>
          {t('account.sendEmailLink')}
        </PendingButton>
        <button type="button" className="btn btn--line" onClick={onCancel}>
          {t('common.cancel')}
        </button>
      </Row>
    </Stack>
  )
}
