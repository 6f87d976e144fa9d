import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { focusHeading } from '#features/admin/sign-in/focus-heading.ts'
import { LoginPage } from '#features/admin/sign-in/login-page.tsx'

export interface LoginSearch {
  /** Where in the administration to go after the login. */
  back?: string
  /** Why the login is shown. */
  reason?: 'ended' | 'left'
}

export const Route = createFileRoute('/admin/login')({
  staticData: { name: 'AdministrationLogin' },
  validateSearch: ({ back, reason }: Record<string, unknown>): LoginSearch => ({
    ...(typeof back === 'string' && /^\/admin(\/(?!login)|\?|$)/.test(back) ? { back } : {}),
    ...(reason === 'ended' || reason === 'left' ? { reason } : {}),
  }),
  component: Login,
})

function Login() {
  const { back = '/admin', reason } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <LoginPage
      reason={reason}
      onSignedIn={async () => {
        await navigate({ href: back, replace: true })
        focusHeading()
      }}
    />
  )
}
