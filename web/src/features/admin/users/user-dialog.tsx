import { HOURS_OF_INVITATION } from 'api/contract/account-limits'
import { ROLES, type Role } from 'api/contract/roles'
import type { StaffUser } from 'api/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from 'supabase/inquiry-facts'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { FormDialog } from '#features/admin/form/form-dialog.tsx'
import { InputField } from '#features/admin/form/input-field.tsx'
import { QuestionDialog } from '#features/admin/form/question-dialog.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { ApiError } from '#lib/api.ts'
import { Hint } from '#ui/hint.tsx'
import { Text } from '#ui/text.tsx'
import { Tick } from '#ui/tick.tsx'
import styles from './users.module.css'
import { changeUser, invite, usersKey } from './users.queries.ts'

/** The one that holds all others last. */
const CHOICES: readonly Role[] = [...ROLES.filter((role) => role !== 'administrator'), 'administrator']

interface UserDialogProps {
  /** Whose account is changed; `null` to invite a new account. */
  user: StaffUser | null
  onDone: (username: string) => void
  onClose: () => void
}

/** Name, address and roles of an invitation; address and roles of an account that exists. */
export function UserDialog({ user, onDone, onClose }: UserDialogProps) {
  const { t } = useTranslation('admin')
  const [username, setUsername] = useState(user?.username ?? '')
  const [email, setEmail] = useState(user?.email ?? '')
  const [roles, setRoles] = useState<readonly Role[]>(user?.roles ?? [])
  const [isIncomplete, setIncomplete] = useState(false)
  /** Whether it was asked if an account is really invited to see nothing. */
  const [isAsking, setAsking] = useState(false)
  const save = useStaffMutation({
    meta: { invalidates: [usersKey] },
    mutationFn: () =>
      user
        ? changeUser(user._id, { email: email.trim() || null, roles: [...roles] })
        : invite({ username: username.trim(), email: email.trim(), roles: [...roles] }),
    onSuccess: () => onDone(username.trim()),
  })
  const field = save.error instanceof ApiError ? save.error.body.field : undefined
  const isNameWrong = isIncomplete && username.trim() === ''
  const isEmailRight = isEmailAddress(email.trim()) || (user !== null && email.trim() === '')
  const isEmailWrong = isIncomplete && !isEmailRight

  function submit() {
    const isGood = username.trim() !== '' && isEmailRight
    setIncomplete(!isGood)
    if (!isGood) return
    if (!user && roles.length === 0) setAsking(true)
    else save.mutate()
  }

  return (
    <FormDialog
      heading={user ? t('users.editOf', { name: user.username }) : t('users.invitation')}
      button={t(user ? 'common.save' : 'users.send')}
      failure={save.error ? failureWords(t, save.error) : ''}
      isPending={save.isPending}
      noValidate
      onSubmit={submit}
      onClose={onClose}
    >
      {!user && (
        <InputField
          label={t('users.name')}
          hint={t('users.nameHint')}
          problem={isNameWrong && t('users.nameMissing')}
          isInvalid={isNameWrong || field === 'username'}
          autoComplete="off"
          maxLength={100}
          value={username}
          onChange={setUsername}
        />
      )}
      <InputField
        label={t('users.email')}
        hint={user && t('users.emailHint')}
        problem={isEmailWrong && t('users.emailWrong')}
        isInvalid={isEmailWrong || field === 'email'}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={setEmail}
      />
      <fieldset className={styles.roles}>
        <Text as="legend" semi>
          {t('account.roles')}
        </Text>
        {CHOICES.map((role) => (
          <Tick
            key={role}
            checked={roles.includes(role)}
            onChange={({ target }) =>
              setRoles(target.checked ? [...roles, role] : roles.filter((each) => each !== role))
            }
          >
            {t(`users.may.${role}`)}
          </Tick>
        ))}
      </fieldset>
      {!user && <Hint>{t('users.invitationHint', { count: HOURS_OF_INVITATION })}</Hint>}
      {isAsking && (
        <QuestionDialog
          heading={t('users.noRolesQuestion')}
          act={t('users.sendWithoutRoles')}
          onConfirm={() => {
            setAsking(false)
            save.mutate()
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('users.noRolesText')}</p>
        </QuestionDialog>
      )}
    </FormDialog>
  )
}
