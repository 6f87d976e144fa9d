import type { OwnAccount } from 'api/contract/account'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import styles from './account.module.css'
import { SecondStepDialog, type SecondStepWish } from './second-step-dialog.tsx'

interface SecondStepRowProps {
  state: OwnAccount['secondStep']
  /** Told what was done. */
  onDone: (note: string) => void
}

/** Whether a code is asked for besides the password, and what changes that. */
export function SecondStepRow({ state, onDone }: SecondStepRowProps) {
  const { t } = useTranslation('admin')
  const [wish, setWish] = useState<SecondStepWish | null>(null)
  const act = (which: SecondStepWish, label: string) => (
    <button type="button" className={styles.act} onClick={() => setWish(which)}>
      {label}
      <span className="sr">: {t('secondStep.heading')}</span>
    </button>
  )
  return (
    <div className={styles.row}>
      <dt>{t('secondStep.heading')}</dt>
      <dd>
        {state ? t('secondStep.since', { date: dayAndTime(state.since).date }) : t('secondStep.none')}
        <small>{state ? t('secondStep.codesLeft', { count: state.codesLeft }) : t('secondStep.hint')}</small>
      </dd>
      <dd className={styles.acts}>
        {state ? (
          <>
            {act('codes', t('secondStep.newCodes'))}
            {act('off', t('secondStep.turnOff'))}
          </>
        ) : (
          act('on', t('secondStep.turnOn'))
        )}
        {wish && (
          <SecondStepDialog
            wish={wish}
            onDone={(note) => {
              setWish(null)
              onDone(note)
            }}
            onClose={() => setWish(null)}
          />
        )}
      </dd>
    </div>
  )
}
