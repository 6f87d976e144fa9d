import { useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { NewPasswordFields, useNewPassword } from '#features/admin/account/new-password-fields.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { isLinkGone, linkOptions, setPassword } from './link.queries.ts'
import styles from './login-page.module.css'

interface LinkFormProps {
  /** What stands in the link of the mail. */
  token: string
  onSignedIn: () => void
  /** The account has the password now, and is asked for a second step. */
  onPasswordSet: (username: string) => void
  /** The link opens nothing any more. */
  onForgotten: () => void
}

/** Shown after the link of a mail: asks twice for the password that the account gets. */
export function LinkForm({ token, onSignedIn, onPasswordSet, onForgotten }: LinkFormProps) {
  const { t } = useTranslation('admin')
  const link = useQuery(linkOptions(token))
  const typed = useNewPassword()
  const set = useStaffMutation({
    mutationFn: () => setPassword({ token, password: typed.password }),
    onSuccess: (isSignedIn) => (isSignedIn ? onSignedIn() : onPasswordSet(link.data?.username ?? '')),
  })
  const failure = link.error ?? set.error

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (typed.check() === null && !set.isPending) set.mutate()
  }

  if (isLinkGone(failure))
    return (
      <div className={styles.told}>
        <AlertBar>{t('login.linkGone')}</AlertBar>
        <button type="button" className="btn" onClick={onForgotten}>
          {t('login.newLink')}
        </button>
      </div>
    )
  if (link.isLoading)
    return (
      <p className={styles.below} role="status">
        {t('login.checkingLink')}
      </p>
    )
  return (
    <form onSubmit={submit} noValidate>
      {failure && <AlertBar>{failureWords(t, failure)}</AlertBar>}
      {link.data ? (
        <>
          <p>{t('login.linkOf', { name: link.data.username })}</p>
          <input type="text" autoComplete="username" value={link.data.username} readOnly hidden />
          <NewPasswordFields typed={typed} />
          <PendingButton type="submit" isPending={set.isPending} className={styles.submit}>
            {t('login.setPassword')} <Icon name="arrow" />
          </PendingButton>
        </>
      ) : (
        <button type="button" className="btn btn--line" onClick={() => link.refetch()}>
          {t('common.retry')}
        </button>
      )}
    </form>
  )
}
