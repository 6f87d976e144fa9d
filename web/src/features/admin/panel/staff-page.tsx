import { AccountPage } from '#features/admin/account/account-page.tsx'
import { AttentionPage } from '#features/admin/attention/attention-page.tsx'
import { UnknownStaffPage } from '#features/admin/shell/staff-message.tsx'
import { TrashPage } from '#features/admin/trash/trash-page.tsx'
import { UsersPage } from '#features/admin/users/users-page.tsx'

const PAGES = new Map([
  ['account', AccountPage],
  ['attention', AttentionPage],
  ['trash', TrashPage],
  ['users', UsersPage],
])

/** A page of the administration by its name in the address. */
export function StaffPage({ page, onBack }: { page: string; onBack: () => void }) {
  const Page = PAGES.get(page) ?? UnknownStaffPage
  return <Page key={page} onBack={onBack} />
}
