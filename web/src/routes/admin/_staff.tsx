import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AttentionBell } from '#features/admin/attention/attention-bell.tsx'
import { SavedProvider } from '#features/admin/shell/saved-note.tsx'
import { StaffShell } from '#features/admin/shell/staff-shell.tsx'
import { EndedSession } from '#features/admin/sign-in/ended-session.tsx'

export const Route = createFileRoute('/admin/_staff')({
  beforeLoad: async ({ location }) => {
    const { hasToken, lastUser } = await import('#lib/session.ts')
    // A token whose user is not known yet is validated by the login, which then sends on.
    if (!hasToken() || !lastUser())
      throw redirect({ to: '/admin/login', search: location.href === '/admin' ? {} : { back: location.href } })
  },
  component: () => (
    <SavedProvider>
      <StaffShell bell={<AttentionBell />} signIn={(username) => <EndedSession username={username} />}>
        <Outlet />
      </StaffShell>
    </SavedProvider>
  ),
})
