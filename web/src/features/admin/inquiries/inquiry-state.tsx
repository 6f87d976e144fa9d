import type { StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { drawings } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { State } from '#features/admin/list/state.tsx'
import { lastUser } from '#lib/session.ts'

const ICONS = {
  new: drawings.mail,
  inWork: drawings.person,
  answered: drawings.check,
  spam: staffDrawings.eyeOff,
  queued: staffDrawings.clock,
  sent: drawings.check,
  failed: drawings.warning,
}

const TONES = {
  new: 'brand',
  inWork: 'brand',
  answered: 'ok',
  spam: 'muted',
  queued: 'muted',
  sent: 'ok',
  failed: 'error',
} as const

/** How far an inquiry is and, in work, with whom; by word, sign and colour. */
export function InquiryState({ inquiry: { state, assignee } }: { inquiry: StoredInquiry }) {
  const { t } = useTranslation('admin')
  const name = assignee?.id === lastUser()?.id ? t('inquiries.you') : assignee?.username
  return (
    <State tone={TONES[state]} d={ICONS[state]}>
      {t(`inquiries.states.${state}`)}
      {state === 'inWork' && name && `, ${name}`}
    </State>
  )
}

/** Whether the mail of an inquiry waits, went out or failed; by word, sign and colour. */
export function MailState({ status }: Pick<StoredInquiry, 'status'>) {
  const { t } = useTranslation('admin')
  return (
    <State tone={TONES[status]} d={ICONS[status]}>
      {t(`inquiries.mails.${status}`)}
    </State>
  )
}
