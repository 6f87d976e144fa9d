import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { InputField } from '#features/admin/form/input-field.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { askForLink } from './link.queries.ts'
import styles from './login-page.module.css'

/** Asks for a mail with a link for another password. The answer does not tell whether there is such an account. */
export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('admin')
  const [username, setUsername] = useState('')
  const ask = useStaffMutation({ mutationFn: askForLink })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!ask.isPending) ask.mutate(username)
  }

  const back = (
    <button type="button" className="btn btn--line" onClick={onBack}>
      {t('login.backToForm')}
    </button>
  )
  if (ask.isSuccess)
    return (
      <div className={styles.told}>
        <p className={styles.info} role="status">
          {t('login.linkSent')}
        </p>
        {back}
      </div>
    )
  return (
    <form onSubmit={submit}>
      {ask.error && <AlertBar>{failureWords(t, ask.error)}</AlertBar>}
      <p>{t('login.forgottenText')}</p>
      <InputField
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        value={username}
        onChange={setUsername}
      />
      <PendingButton type="submit" isPending={ask.isPending} className={styles.submit}>
        {t('login.sendLink')} <Icon name="arrow" />
      </PendingButton>
      {back}
    </form>
  )
}
