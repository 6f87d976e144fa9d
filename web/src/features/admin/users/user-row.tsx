import type { StaffUser } from 'api/contract/users'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { drawings } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import type { MenuAct } from '#features/admin/form/menu.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import type { ListRow } from '#features/admin/list/row-list.tsx'
import { RowMenu } from '#features/admin/list/row-menu.tsx'
import { State } from '#features/admin/list/state.tsx'
import { initialsOf } from '#lib/initials.ts'
import { Initial } from '#ui/initial.tsx'
import type { UserAct } from './users.queries.ts'

/**
 * An account: who, with what, since when.
 * @param acts what can be done about it
 */
export function rowOfUser(t: TFunction<'admin'>, user: StaffUser, acts: MenuAct[]): ListRow {
  const { _id, username, email, roles, signedInAt } = user
  return {
    _id,
    lead: <Initial name={username} letters={initialsOf(username)} />,
    title: <strong>{username}</strong>,
    line: email ?? t('users.noEmail'),
    facts: (
      <>
        {roles.map((role) => t(`roles.${role}`)).join(', ') || t('users.noRoles')}
        <br />
        {signedInAt ? t('users.signedIn', { date: dayAndTime(signedInAt).date }) : t('users.neverSignedIn')}
      </>
    ),
    state: <UserState user={user} />,
    acts: <RowMenu title={username} acts={acts} />,
  }
}

/** @param isLastAdministrator no other account could give others their rights */
export function actsOfUser(
  t: TFunction<'admin'>,
  { email, disabledAt, hasPassword, hasSecondStep }: StaffUser,
  { isLastAdministrator, onEdit, onAct }: UserActs,
): MenuAct[] {
  const acts: MenuAct[] = [{ label: t('users.edit'), onChoose: onEdit }]
  if (!disabledAt && email)
    acts.push({ label: t(hasPassword ? 'users.reset' : 'users.inviteAgain'), onChoose: () => onAct('reset') })
  if (hasSecondStep) acts.push({ label: t('users.secondStepOff'), onChoose: () => onAct('second-step-off') })
  if (disabledAt) acts.push({ label: t('users.start'), onChoose: () => onAct('start') })
  else if (!isLastAdministrator) acts.push({ label: t('users.stop'), isDangerous: true, onChoose: () => onAct('stop') })
  return acts
}

interface UserActs {
  isLastAdministrator: boolean
  onEdit: () => void
  onAct: (act: UserAct) => void
}

/** Only what is not the normal. */
function UserState({ user }: { user: StaffUser }) {
  const { t } = useTranslation('admin')
  const { disabledAt, invitedUntil, hasPassword, hasSecondStep, mailTrouble } = user
  if (disabledAt)
    return <State d={staffDrawings.eyeOff}>{t('users.stopped', { date: dayAndTime(disabledAt).date })}</State>
  if (mailTrouble)
    return (
      <State tone="error" d={drawings.warning}>
        {t(`users.mailTrouble.${mailTrouble}`)}
      </State>
    )
  if (hasPassword)
    return hasSecondStep ? (
      <State tone="ok" d={drawings.check}>
        {t('users.hasSecondStep')}
      </State>
    ) : null
  const isOpen = invitedUntil !== null && Date.parse(invitedUntil) > Date.now()
  return (
    <State tone="brand" d={staffDrawings.clock}>
      {isOpen ? t('users.invitedUntil', dayAndTime(invitedUntil)) : t('users.invitationOver')}
    </State>
  )
}
