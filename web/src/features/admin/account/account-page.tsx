import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoteBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { useRoles } from '#features/admin/staff-user.ts'
import styles from './account.module.css'
import { ownAccount } from './account.queries.ts'
import { OwnDevices } from './own-devices.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondStepRow } from './second-step-row.tsx'

/** The own account: password, and where one is signed in. */
export function AccountPage({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('admin')
  const { data: account, isError, refetch } = useQuery(ownAccount)
  const roles = useRoles()
  const [isChanging, setChanging] = useState(false)
  const [note, setNote] = useState('')

  return (
    <div className={`wrap ${frame.frame}`}>
      <title>{t('account.pageTitle')}</title>
      <div className={`${styles.page} ${styles.narrow}`}>
        <FormHead heading={t('account.heading')} onBack={onBack} />
        <div role="status">{note && <NoteBar icon="check" heading={note} />}</div>
        {isError && <ListError onRetry={refetch} />}
        {!account && !isError && <ListLoading />}
        {account && (
          <>
            <section className={styles.box}>
              <h2>{t('account.signIn')}</h2>
              <dl className={styles.rows}>
                <div className={styles.row}>
                  <dt>{t('account.name')}</dt>
                  <dd>{account.username}</dd>
                </div>
                <div className={styles.row}>
                  <dt>{t('account.roles')}</dt>
                  <dd>{roles.map((role) => t(`roles.${role}`)).join(', ') || t('account.noRoles')}</dd>
                </div>
                <div className={styles.row}>
                  <dt>{t('login.password')}</dt>
                  {isChanging ? (
                    <dd className={styles.whole}>
                      <PasswordForm
                        username={account.username}
                        onDone={() => {
                          setChanging(false)
                          setNote(t('account.changed'))
                        }}
                        onCancel={() => setChanging(false)}
                      />
                    </dd>
                  ) : (
                    <>
                      <dd>
                        {account.passwordSetAt
                          ? t('account.setOn', { date: dayAndTime(account.passwordSetAt).date })
                          : t('account.setBefore')}
                      </dd>
                      <dd>
                        <button
                          type="button"
                          className={styles.act}
                          onClick={() => {
                            setNote('')
                            setChanging(true)
                          }}
                        >
                          {t('account.change')}
                          <span className="sr">: {t('login.password')}</span>
                        </button>
                      </dd>
                    </>
                  )}
                </div>
                <SecondStepRow state={account.secondStep} onDone={setNote} />
              </dl>
            </section>
            <OwnDevices onDone={setNote} />
          </>
        )}
      </div>
    </div>
  )
}
