import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { confirmAddress, isLinkGone, linkOptions } from './link.queries.ts'
import styles from './login-page.module.css'

interface AddressFormProps {
  /** What stands in the link of the mail. */
  token: string
  /** To the administration, or to its sign-in. */
  onLeave: () => void
}

/** Shown after the link that proves an address: says what it changes, and does it when asked. */
export function AddressForm({ token, onLeave }: AddressFormProps) {
  const { t } = useTranslation('admin')
  const link = useQuery(linkOptions(token))
  const confirm = useStaffMutation({ mutationFn: () => confirmAddress(token) })
  const failure = link.error ?? confirm.error
  const leave = (
    <button type="button" className="btn" onClick={onLeave}>
      {t('login.toSignIn')} <Icon name="arrow" />
    </button>
  )

  if (confirm.isSuccess)
    return (
      <div className={styles.told}>
        <p className={styles.info} role="status">
          {t('login.addressConfirmed')}
        </p>
        {leave}
      </div>
    )
  if (isLinkGone(failure))
    return (
      <div className={styles.told}>
        <AlertBar>{t('login.linkGone')}</AlertBar>
        {leave}
      </div>
    )
  if (link.isLoading)
    return (
      <p className={styles.below} role="status">
        {t('login.checkingLink')}
      </p>
    )
  return (
    <div className={styles.told}>
      {failure && <AlertBar>{failureWords(t, failure)}</AlertBar>}
      {link.data ? (
        <>
          <p>{t('login.addressOf', { name: link.data.username, email: link.data.newEmail ?? '' })}</p>
          <PendingButton isPending={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('login.confirmAddress')} <Icon name="check" />
          </PendingButton>
        </>
      ) : (
        <button type="button" className="btn btn--line" onClick={() => link.refetch()}>
          {t('common.retry')}
        </button>
      )}
    </div>
  )
}
