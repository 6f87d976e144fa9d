import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Logo } from '#components/logo.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { hasToken, validateSession } from '#lib/session.ts'
import { AddressForm } from './address-form.tsx'
import coils from './coils.jpg'
import { ForgottenForm } from './forgotten-form.tsx'
import { LinkForm } from './link-form.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

interface LoginPageProps {
  /** Shown above the form: the session has ended by itself, or its user has signed out. */
  reason?: 'ended' | 'left' | undefined
  onSignedIn: () => void
}

/** Redirects a user with a valid session (ADM-03); all others see the form. */
export function LoginPage({ reason, onSignedIn }: LoginPageProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [, kind, token = ''] = /^(link|address)=([\w-]+)$/.exec(hash) ?? []
  const [isForgotten, setForgotten] = useState(false)
  /** Whose password was just set, who is asked for a second step now. */
  const [known, setKnown] = useState('')
  const [isPastPassword, setPastPassword] = useState(false)
  const withoutLink = () => navigate({ to: '/admin/login', replace: true })
  const session = useQuery({
    queryKey: queryKeys.session,
    queryFn: validateSession,
    enabled: reason !== 'left' && !kind && !isForgotten && known === '' && hasToken(),
    retry: false,
    gcTime: 0,
  })
  const isSignedIn = Boolean(session.data)
  useEffect(() => {
    if (isSignedIn) onSignedIn()
  }, [isSignedIn, onSignedIn])

  function heading() {
    if (kind) return kind === 'link' ? 'login.linkHeading' : 'login.addressHeading'
    return isForgotten ? 'login.forgottenHeading' : 'login.heading'
  }

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
        <h1>{t(heading())}</h1>
        {kind === 'address' ? (
          <AddressForm key={token} token={token} onLeave={withoutLink} />
        ) : kind === 'link' ? (
          <LinkForm
            key={token}
            token={token}
            onSignedIn={onSignedIn}
            onPasswordSet={(username) => {
              setKnown(username)
              withoutLink()
            }}
            onForgotten={() => {
              setForgotten(true)
              withoutLink()
            }}
          />
        ) : isForgotten ? (
          <ForgottenForm onBack={() => setForgotten(false)} />
        ) : session.isLoading || isSignedIn ? (
          <p className={styles.below} role="status">
            {t('login.checking')}
          </p>
        ) : (
          <>
            {known !== '' && !isPastPassword && (
              <p className={styles.info} role="status">
                {t('login.passwordSet')}
              </p>
            )}
            {reason && known === '' && !isPastPassword && (
              <p className={styles.info} role="status">
                {t(reason === 'left' ? 'login.loggedOut' : 'login.sessionEnded')}
              </p>
            )}
            <LoginForm
              isOffline={session.isError}
              known={known}
              onSignedIn={onSignedIn}
              onSecondStep={() => setPastPassword(true)}
              onForgotten={() => setForgotten(true)}
            />
          </>
        )}
        <p className={styles.below}>
          <Link to="/" className="link">
            {t('login.backToSite')} <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </main>
  )
}
