import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Logo } from '#components/logo.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { hasToken, validateSession } from '#lib/session.ts'
import coils from './coils.jpg'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

interface LoginPageProps {
  /** Shown above the form: the session ended by itself (while somebody wrote), or somebody signed out. */
  reason?: 'ended' | 'endedWhileWriting' | 'left' | undefined
  onSignedIn: () => void
}

/** Redirects a user with a valid session (ADM-03); all others see the form. */
export function LoginPage({ reason, onSignedIn }: LoginPageProps) {
  const { t } = useTranslation('admin')
  const session = useQuery({
    queryKey: queryKeys.session,
    queryFn: validateSession,
    enabled: reason !== 'left' && hasToken(),
    retry: false,
    gcTime: 0,
  })
  const isSignedIn = Boolean(session.data)
  useEffect(() => {
    if (isSignedIn) onSignedIn()
  }, [isSignedIn, onSignedIn])

  return (
    <main className={styles.page}>
      <title>{t('login.pageTitle')}</title>
      <div className={`${styles.picture} on-dark`}>
        <img src={coils} alt="" />
        <Link to="/" className={styles.logo}>
          <Logo />
          <span className="sr">: {t('common.toSite')}</span>
        </Link>
        <p>{t('login.tagline')}</p>
      </div>
      <div className={styles.side}>
        <h1>{t('login.heading')}</h1>
        {session.isLoading || isSignedIn ? (
          <p className={styles.checking} role="status">
            {t('login.checking')}
          </p>
        ) : (
          <>
            {reason && (
              <p className={styles.info} role="status">
                {reason === 'left' && t('login.loggedOut')}
                {reason === 'ended' && t('login.sessionEnded')}
                {reason === 'endedWhileWriting' && `${t('session.expiredHeading')}. ${t('session.expiredText')}`}
              </p>
            )}
            <LoginForm isOffline={session.isError} onSignedIn={onSignedIn} />
          </>
        )}
        <p className={styles.back}>
          <Link to="/" className="link">
            {t('login.backToSite')} <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </main>
  )
}
