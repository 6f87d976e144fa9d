import { useQuery } from '@tanstack/react-query'
import { ROLES } from 'api/contract/roles'
import type { StaffUser } from 'api/contract/users'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar, NoteBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { type ListRow, RowList } from '#features/admin/list/row-list.tsx'
import { Fact, Facts } from '#ui/facts.tsx'
import { Fold } from '#ui/fold.tsx'
import { UserDialog } from './user-dialog.tsx'
import { actsOfUser, rowOfUser } from './user-row.tsx'
import styles from './users.module.css'
import { actOn, allUsers, type UserAct, usersKey } from './users.queries.ts'

/** Who works in the administration, and with what. */
export function UsersPage({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('admin')
  const { data, isError, refetch } = useQuery(allUsers)
  const [edited, setEdited] = useState<StaffUser | 'new' | null>(null)
  const [note, setNote] = useState('')
  const users = data?.users ?? []
  const act = useStaffMutation({
    meta: { invalidates: [usersKey] },
    mutationFn: ({ user, what }: { user: StaffUser; what: UserAct }) => actOn(user._id, what),
    onMutate: () => setNote(''),
    onSuccess: (_answer, { user, what }) => setNote(t(`users.did.${what}`, { name: user.username })),
  })
  const administrators = users.filter(
    ({ roles, disabledAt, hasPassword }) => roles.includes('administrator') && !disabledAt && hasPassword,
  )

  function edit(user: StaffUser | 'new') {
    setNote('')
    setEdited(user)
  }

  return (
    <div className={`wrap ${frame.frame}`}>
      <title>{t('users.pageTitle')}</title>
      <FormHead heading={t('users.heading')} state={t('users.intro')} onBack={onBack}>
        <button type="button" className="btn" onClick={() => edit('new')}>
          <Icon name="plus" /> {t('users.invite')}
        </button>
      </FormHead>
      {act.error && <AlertBar onDismiss={act.reset}>{failureWords(t, act.error)}</AlertBar>}
      <div role="status">{note && <NoteBar icon="check" heading={note} />}</div>
      <RowList
        className={styles.users}
        label={t('users.heading')}
        groups={data && [{ id: 'users', rows: users.map(rowOf) }]}
        isFailed={isError}
        onRetry={refetch}
      />
      {data && (
        <Fold className={styles.matrix} summary={t('users.matrix')}>
          <Facts values="plain">
            {ROLES.map((role) => (
              <Fact key={role} term={t(`roles.${role}`)}>
                {t(`users.does.${role}`)}
              </Fact>
            ))}
          </Facts>
        </Fold>
      )}
      {edited && (
        <UserDialog
          user={edited === 'new' ? null : edited}
          onDone={(name) => {
            setEdited(null)
            setNote(t(edited === 'new' ? 'users.didInvite' : 'users.didChange', { name }))
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )

  function rowOf(user: StaffUser): ListRow {
    const acts = actsOfUser(t, user, {
      isLastAdministrator: administrators.length === 1 && administrators[0]?._id === user._id,
      onEdit: () => edit(user),
      onAct: (what) => act.mutate({ user, what }),
    })
    return rowOfUser(t, user, acts)
  }
}
