import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { OwnSession } from 'api/contract/account'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { momentWords } from '#features/admin/form/moment-words.ts'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { forgetToken } from '#lib/session.ts'
import { Row } from '#ui/layout.tsx'
import { Ruled } from '#ui/ruled.tsx'
import { TextButton } from '#ui/text-button.tsx'
import styles from './account.module.css'
import { accountKey, endAllSessions, endSessions, ownSessions } from './account.queries.ts'
import { AccountSection } from './account-section.tsx'

/** Where the account is signed in, and what ends it there. `onDone` is told what was done. */
export function OwnDevices({ onDone }: { onDone: (note: string) => void }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const { data } = useQuery(ownSessions)
  const sessions = data?.sessions ?? []
  const invalidates = [accountKey]
  const end = useStaffMutation({
    mutationFn: ({ _id }: OwnSession) => endSessions(_id),
    meta: { invalidates },
    onSuccess: (_answer, session) => onDone(t('account.ended', { device: deviceOf(session) })),
  })
  const endOthers = useStaffMutation({
    mutationFn: () => endSessions('others'),
    meta: { invalidates },
    onSuccess: () => onDone(t('account.endedOthers')),
  })
  const endAll = useStaffMutation({
    mutationFn: endAllSessions,
    onSuccess: () => {
      forgetToken()
      return navigate({ to: '/admin/login', search: { reason: 'left' } })
    },
  })
  const failed = [end, endOthers, endAll].find(({ error }) => error)

  function deviceOf({ device }: OwnSession): string {
    return device || t('account.unknownDevice')
  }

  return (
    <AccountSection heading={t('account.devices')} hint={t('account.devicesHint')}>
      {failed?.error && <AlertBar onDismiss={failed.reset}>{failureWords(t, failed.error)}</AlertBar>}
      <Ruled className={styles.devices}>
        {sessions.map((session) => (
          <li key={session._id}>
            <Icon d={/Android|iPhone|iPad/.test(session.device) ? staffDrawings.mobile : staffDrawings.computer} />
            <p>
              <strong>{deviceOf(session)}</strong>
              <small>
                {session.network && `${t('account.network', { network: session.network })} · `}
                {session.isThis ? t('account.thisDevice') : momentWords(t, session.lastUsedAt)}
              </small>
            </p>
            {!session.isThis && (
              <TextButton disabled={end.isPending} onClick={() => end.mutate(session)}>
                {t('account.end')}
                <span className="sr">: {deviceOf(session)}</span>
              </TextButton>
            )}
          </li>
        ))}
      </Ruled>
      <Row gap={6}>
        {sessions.length > 1 && (
          <TextButton danger disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('account.endOthers')}
          </TextButton>
        )}
        <TextButton danger disabled={endAll.isPending} onClick={() => endAll.mutate()}>
          {t('account.endAll')}
        </TextButton>
      </Row>
    </AccountSection>
  )
}
