import { useMutation } from '@tanstack/react-query'
import { HOURS_OF_INVITATION } from 'api/contract/account-limits'
import { ROLES, type Role } from 'api/contract/roles'
import type { StaffUser } from 'api/contract/users'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmailAddress } from 'supabase/inquiry-facts'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { DialogForm } from '#features/admin/form/dialog-form.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { ApiError } from '#lib/api.ts'
import { Field } from '#ui/field.tsx'
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
  const id = useId()
  const [username, setUsername] = useState(user?.username ?? '')
  const [email, setEmail] = useState(user?.email ?? '')
  const [roles, setRoles] = useState<readonly Role[]>(user?.roles ?? [])
  const [isIncomplete, setIncomplete] = useState(false)
  /** Whether it was asked if somebody is really invited to see nothing. */
  const [isAsking, setAsking] = useState(false)
  const save = useMutation({
    networkMode: 'always',
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

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const isGood = username.trim() !== '' && isEmailRight
    setIncomplete(!isGood)
    if (!isGood || save.isPending) return
    if (!user && roles.length === 0) setAsking(true)
    else save.mutate()
  }

  return (
    <MessageDialog
      heading={user ? t('users.editOf', { name: user.username }) : t('users.invitation')}
      onClose={onClose}
    >
      <DialogForm onSubmit={submit}>
        {save.error && <AlertBar>{failureWords(t, save.error)}</AlertBar>}
        {!user && (
          <Field
            id={`${id}-name`}
            label={t('users.name')}
            hint={t('users.nameHint')}
            problem={isNameWrong && t('users.nameMissing')}
            className={field === 'username' ? 'is-invalid' : undefined}
          >
            <input
              id={`${id}-name`}
              className="input"
              autoComplete="off"
              maxLength={100}
              aria-invalid={isNameWrong || undefined}
              aria-describedby={`${id}-name-hint`}
              value={username}
              onChange={({ target }) => setUsername(target.value)}
            />
          </Field>
        )}
        <Field
          id={`${id}-email`}
          label={t('users.email')}
          hint={user && t('users.emailHint')}
          problem={isEmailWrong && t('users.emailWrong')}
          className={field === 'email' ? 'is-invalid' : undefined}
        >
          <input
            id={`${id}-email`}
            className="input"
            type="email"
            autoComplete="off"
            maxLength={254}
            aria-invalid={isEmailWrong || undefined}
            aria-describedby={`${id}-email-hint`}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
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
        <DialogActions>
          <button type="button" className="btn btn--line" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <PendingButton type="submit" isPending={save.isPending}>
            {t(user ? 'common.save' : 'users.send')}
          </PendingButton>
        </DialogActions>
      </DialogForm>
      {isAsking && (
        <MessageDialog heading={t('users.noRolesQuestion')} isQuestion onClose={() => setAsking(false)}>
          <p>{t('users.noRolesText')}</p>
          <DialogActions>
            <button type="button" className="btn btn--line" onClick={() => setAsking(false)}>
              {t('common.cancel')}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                setAsking(false)
                save.mutate()
              }}
            >
              {t('users.sendWithoutRoles')}
            </button>
          </DialogActions>
        </MessageDialog>
      )}
    </MessageDialog>
  )
}
