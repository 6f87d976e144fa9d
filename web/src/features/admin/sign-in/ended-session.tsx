import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { ForgottenForm } from './forgotten-form.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

/**
 * Asks over a page whose session has ended to sign in again: what is typed below it stays, as do files that were chosen. The
 * page takes it away as soon as there is a session, be it from another tab.
 * @param props.username who was signed in
 */
export function EndedSession({ username }: { username: string }) {
  const { t } = useTranslation('admin')
  const [isForgotten, setForgotten] = useState(false)
  const [isPastPassword, setPastPassword] = useState(false)

  return (
    <MessageDialog heading={t(isForgotten ? 'login.forgottenHeading' : 'session.expiredHeading')} onClose={stay}>
      <div className={styles.over}>
        {isForgotten ? (
          <ForgottenForm onBack={() => setForgotten(false)} />
        ) : (
          <>
            {!isPastPassword && <p>{t('session.expiredText')}</p>}
            <LoginForm
              isOffline={false}
              known={username}
              onSignedIn={stay}
              onSecondStep={() => setPastPassword(true)}
              onForgotten={() => setForgotten(true)}
            />
          </>
        )}
      </div>
    </MessageDialog>
  )
}

/** Without a session the page below is of no use. */
function stay(): void {}
