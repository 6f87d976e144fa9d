import type { OwnAccount } from 'api/contract/account'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { Fact, Facts } from '#ui/facts.tsx'
import { Row } from '#ui/layout.tsx'
import { TextButton } from '#ui/text-button.tsx'
import styles from './account.module.css'
import { SecondStepDialog, type SecondStepWish } from './second-step-dialog.tsx'

interface SecondStepRowsProps {
  state: OwnAccount['secondStep']
  /** Told what was done. */
  onDone: (note: string) => void
}

/** Whether codes of an app are asked for, the recovery codes that are left, and what changes that. */
export function SecondStepRows({ state, onDone }: SecondStepRowsProps) {
  const { t } = useTranslation('admin')
  const [wish, setWish] = useState<SecondStepWish | null>(null)
  const act = (which: SecondStepWish, label: string) => (
    <TextButton onClick={() => setWish(which)}>
      {label}
      {which !== 'codes' && <span className="sr">: {t('passkeys.app')}</span>}
    </TextButton>
  )
  const since = state?.appSince
  return (
    <>
      <Facts values="plain" className={styles.rows}>
        <Fact term={t('passkeys.app')}>
          <Row between noWrap>
            {since ? t('secondStep.since', { date: dayAndTime(since).date }) : t('secondStep.none')}
            {since ? act('off', t('secondStep.turnOff')) : act('on', t('secondStep.turnOn'))}
          </Row>
        </Fact>
        {state && (
          <Fact term={t('passkeys.codes')}>
            <Row between noWrap>
              {t('secondStep.codesLeft', { count: state.codesLeft })}
              {act('codes', t('secondStep.newCodes'))}
            </Row>
          </Fact>
        )}
      </Facts>
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
    </>
  )
}
