import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftedItems, dropDraftsOf } from '#features/admin/form/drafts.ts'
import { keepOpenForms } from '#features/admin/form/open-forms.ts'
import { QuestionDialog } from '#features/admin/form/question-dialog.tsx'
import { lastUser, signOut } from '#lib/session.ts'

/**
 * Signs out, and deletes what the account has written in this browser and not saved: the next one at this computer must
 * not find it. Asks first when there is something.
 */
export function useSignOut(): { leave: () => void; question: ReactNode } {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const [count, setCount] = useState(0)
  const toLogin = () => navigate({ to: '/admin/login', search: { reason: 'left' } })

  async function leave() {
    keepOpenForms()
    const account = lastUser()?.id
    const drafts = account ? draftedItems(account).length : 0
    if (drafts > 0) return setCount(drafts)
    await toLogin()
    if (window.location.pathname === '/admin/login') await signOut()
  }

  async function leaveAndDelete() {
    const account = lastUser()?.id
    if (account) dropDraftsOf(account)
    // Without a token no open form asks again, and none keeps anything.
    const ended = signOut()
    await toLogin()
    await ended
  }

  const question = count > 0 && (
    <QuestionDialog
      heading={t('confirm.logout')}
      act={t('confirm.logoutGo', { count })}
      isDeletion
      stay={t('confirm.leaveStay')}
      onConfirm={leaveAndDelete}
      onClose={() => setCount(0)}
    >
      <p>{t('confirm.logoutNote', { count })}</p>
    </QuestionDialog>
  )
  return { leave, question }
}
