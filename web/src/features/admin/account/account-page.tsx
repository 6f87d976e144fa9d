import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { useRoles } from '#features/admin/staff-user.ts'
import { Row, Stack } from '#ui/layout.tsx'
import { TextButton } from '#ui/text-button.tsx'
import styles from './account.module.css'
import { ownAccount, ownSessions } from './account.queries.ts'
import { AccountSection } from './account-section.tsx'
import { EmailSection } from './email-section.tsx'
import { OwnDevices } from './own-devices.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondStepRows } from './second-step-rows.tsx'

/** The own account: address, password, what is asked for besides it, and where one is signed in. */
export function AccountPage({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('admin')
  const { data: account, isError, refetch } = useQuery(ownAccount)
  const { data: devices } = useQuery(ownSessions)
  const roles = useRoles()
  const [isChanging, setChanging] = useState(false)
  const [note, setNote] = useState('')
  const rights = roles.map((role) => t(`roles.${role}`)).join(', ') || t('account.noRoles')
  const device = devices?.sessions.find(({ isThis }) => isThis)?.device ?? ''

  return (
    <div className={`wrap ${frame.frame}`}>
      <title>{t('account.pageTitle')}</title>
      <Stack gap={4} className={styles.page}>
        <FormHead heading={t('account.heading')} state={account && `${account.username} · ${rights}`} onBack={onBack} />
        <div role="status">{note && <NoteBar icon="check" heading={note} />}</div>
        {isError && <ListError onRetry={refetch} />}
        {!account && !isError && <ListLoading />}
        {account && (
          <>
            {account.secondStep === null && (
              <NoteBar icon="warning" heading={t('passkeys.noneHeading')} isUrgent>
                {t('passkeys.noneText')}
              </NoteBar>
            )}
            <EmailSection account={account} onDone={setNote} />
            <AccountSection heading={t('login.password')}>
              {isChanging ? (
                <PasswordForm
                  username={account.username}
                  onDone={() => {
                    setChanging(false)
                    setNote(t('account.changed'))
                  }}
                  onCancel={() => setChanging(false)}
                />
              ) : (
                <Row gap={4} between noWrap className={styles.line}>
                  <p>
                    {account.passwordSetAt
                      ? t('account.setOn', { date: dayAndTime(account.passwordSetAt).date })
                      : t('account.setBefore')}
                  </p>
                  <TextButton
                    onClick={() => {
                      setNote('')
                      setChanging(true)
                    }}
                  >
                    {t('account.change')}
                    <span className="sr">: {t('login.password')}</span>
                  </TextButton>
                </Row>
              )}
            </AccountSection>
            <AccountSection heading={t('secondStep.heading')} hint={t('passkeys.hint')}>
              <PasskeyList account={account} device={device} onDone={setNote} />
              <SecondStepRows state={account.secondStep} onDone={setNote} />
            </AccountSection>
            <OwnDevices onDone={setNote} />
          </>
        )}
      </Stack>
    </div>
  )
}
