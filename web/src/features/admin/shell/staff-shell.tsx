import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { isAllowed } from 'api/contract/roles'
import type { User } from 'api/contract/session'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '#components/logo.tsx'
import { dropUnownedDrafts } from '#features/admin/form/drafts.ts'
import { keepOpenForms } from '#features/admin/form/open-forms.ts'
import { StaffUser } from '#features/admin/staff-user.ts'
import { hasToken, lastUser, validateSession, watchSession } from '#lib/session.ts'
import { Row } from '#ui/layout.tsx'
import { Sections } from './sections.tsx'
import { missingRole } from './staff-areas.ts'
import { NoAccess } from './staff-message.tsx'
import styles from './staff-shell.module.css'
import { useSignOut } from './use-sign-out.tsx'
import { UserMenu } from './user-menu.tsx'

const RENEW_EVERY = 10 * 60 * 1000

/** As the address bar has it: a new item that the server has by now is at its own address, of which the router does not know. */
const here = () => window.location.href.slice(window.location.origin.length)

interface StaffShellProps {
  /** What tells administrators that something needs them. */
  bell: ReactNode
  /** Asks over the page to sign in again. @param username who was signed in */
  signIn: (username: string) => ReactNode
  children: ReactNode
}

/** Header and frame of everything behind the login; keeps the session alive while its user works, and asks for it again over the page. */
export function StaffShell({ bell, signIn, children }: StaffShellProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const client = useQueryClient()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const tab = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('tab') })

  const [user, setUser] = useState(lastUser)
  const [isEnded, setEnded] = useState(false)
  /** The server has accepted the session of this page once. */
  const isAccepted = useRef(false)

  useSession({
    onUser(now) {
      isAccepted.current = true
      setUser(now)
    },
    onEnd() {
      // Signed out in another tab: nothing of the account is to be seen any more.
      if (lastUser() === null) return navigate({ to: '/admin/login', search: { reason: 'left' } })
      if (!isAccepted.current) return navigate({ to: '/admin/login', search: { back: here(), reason: 'ended' } })
      // Whichever account signs in next, it is there for the account that has written it.
      keepOpenForms()
      setEnded(true)
    },
    onUnknown: () => navigate({ to: '/admin/login', search: { back: here() } }),
    onBegin() {
      if (!isEnded) return
      setEnded(false)
      const now = lastUser()
      setUser(now)
      if (now?.id === user?.id)
        return void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
      // What was read and written is of another account.
      client.clear()
      navigate({ to: '/admin', ignoreBlocker: true })
    },
  })

  const missing = user && missingRole(user.roles, path, tab)
  const { leave, question } = useSignOut()
  useEffect(() => dropUnownedDrafts(), [])

  return (
    <div className={styles.admin}>
      <a className="skip" href="#content">
        {t('common.skipToContent')}
      </a>
      <header className={styles.bar}>
        <div className="wrap">
          <Link to="/admin" className={styles.logo}>
            <Logo />
            <span className="sr">: {t('common.administration')}</span>
          </Link>
          {user && <Sections roles={user.roles} />}
          <Row gap={1} noWrap className={styles.right}>
            {user && isAllowed(user.roles, []) && bell}
            {user && <UserMenu user={user} onSignOut={leave} />}
          </Row>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <StaffUser value={user}>{missing ? <NoAccess missing={missing} /> : children}</StaffUser>
      </main>
      {question}
      {isEnded && user && signIn(user.username)}
    </div>
  )
}

interface SessionListeners {
  /** Whose session it is, as the server says. */
  onUser: (user: User) => void
  onEnd: () => void
  /** There is a session again. */
  onBegin: () => void
  /** At the entry the server could not be asked. */
  onUnknown: () => void
}

/**
 * Validates at the entry, where a failure leads to the login as well, then again every ten minutes and whenever the
 * page is looked at again; then only a session that really ended does (ADM-06, SEC-03).
 */
function useSession({ onUser, onEnd, onBegin, onUnknown }: SessionListeners): void {
  const known = useEffectEvent(onUser)
  const end = useEffectEvent(onEnd)
  const begin = useEffectEvent(onBegin)
  const unknown = useEffectEvent(onUnknown)
  useEffect(() => {
    let isOver = false
    const check = (onFailure: () => void = () => undefined) =>
      validateSession().then(
        (user) => isOver || (user ? known(user) : end()),
        () => isOver || onFailure(),
      )
    const onLook = () => {
      if (document.visibilityState === 'visible') check()
    }
    check(unknown)
    const timer = setInterval(() => check(), RENEW_EVERY)
    document.addEventListener('visibilitychange', onLook)
    const unwatch = watchSession(() => (hasToken() ? begin() : end()))
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onLook)
      unwatch()
    }
  }, [])
}
