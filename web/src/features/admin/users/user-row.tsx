import type { StaffUser } from 'api/contract/users'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { Menu, type MenuAct } from '#features/admin/form/menu.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import list from '#features/admin/list/list.module.css'
import { initialsOf } from '#lib/initials.ts'
import styles from './users.module.css'
import type { UserAct } from './users.queries.ts'

interface UserRowProps {
  user: StaffUser
  /** No other account could give others their rights. */
  isLastAdministrator: boolean
  onEdit: () => void
  onAct: (act: UserAct) => void
}

/** An account: who, with what, since when, and what can be done about it. */
export function UserRow({ user, isLastAdministrator, onEdit, onAct }: UserRowProps) {
  const { t } = useTranslation('admin')
  const { username, email, roles, signedInAt, disabledAt, invitedUntil, hasPassword, hasSecondStep, mailTrouble } = user
  const acts: MenuAct[] = [{ label: t('users.edit'), onChoose: onEdit }]
  if (!disabledAt && email)
    acts.push({ label: t(hasPassword ? 'users.reset' : 'users.inviteAgain'), onChoose: () => onAct('reset') })
  if (hasSecondStep) acts.push({ label: t('users.secondStepOff'), onChoose: () => onAct('second-step-off') })
  if (disabledAt) acts.push({ label: t('users.start'), onChoose: () => onAct('start') })
  else if (!isLastAdministrator) acts.push({ label: t('users.stop'), isDangerous: true, onChoose: () => onAct('stop') })

  return (
    <li className={`${list.row} ${styles.row}`}>
      <span className={styles.avatar} aria-hidden="true">
        {initialsOf(username) || username.slice(0, 1).toLocaleUpperCase('bg')}
      </span>
      <p className={styles.who}>
        <strong>{username}</strong>
        <small>{email ?? t('users.noEmail')}</small>
      </p>
      <p className={styles.facts}>
        {roles.map((role) => t(`roles.${role}`)).join(', ') || t('users.noRoles')}
        <br />
        {signedInAt ? t('users.signedIn', { date: dayAndTime(signedInAt).date }) : t('users.neverSignedIn')}
      </p>
      <State
        disabledAt={disabledAt}
        invitedUntil={hasPassword ? null : invitedUntil}
        hasPassword={hasPassword}
        hasSecondStep={hasSecondStep}
        mailTrouble={mailTrouble}
      />
      <Menu label={t('list.menuOf', { title: username })} acts={acts} className={styles.opener}>
        <Icon d={staffDrawings.more} />
      </Menu>
    </li>
  )
}

/** Only what is not the normal. */
function State({
  disabledAt,
  invitedUntil,
  hasPassword,
  hasSecondStep,
  mailTrouble,
}: Pick<StaffUser, 'disabledAt' | 'invitedUntil' | 'hasPassword' | 'hasSecondStep' | 'mailTrouble'>) {
  const { t } = useTranslation('admin')
  if (disabledAt)
    return (
      <span className={styles.state} data-is="stopped">
        <Icon d={staffDrawings.eyeOff} size="small" /> {t('users.stopped', { date: dayAndTime(disabledAt).date })}
      </span>
    )
  if (mailTrouble)
    return (
      <span className={styles.state} data-is="trouble">
        <Icon name="warning" size="small" /> {t(`users.mailTrouble.${mailTrouble}`)}
      </span>
    )
  if (hasPassword)
    return (
      <span className={styles.state} data-is="second">
        {hasSecondStep && (
          <>
            <Icon name="check" size="small" /> {t('users.hasSecondStep')}
          </>
        )}
      </span>
    )
  const isOpen = invitedUntil !== null && Date.parse(invitedUntil) > Date.now()
  return (
    <span className={styles.state} data-is="invited">
      <Icon d={staffDrawings.clock} size="small" />
      {isOpen ? t('users.invitedUntil', dayAndTime(invitedUntil)) : t('users.invitationOver')}
    </span>
  )
}
