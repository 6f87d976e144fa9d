import type { NewSecondStep } from 'api/contract/account'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { FormDialog } from '#features/admin/form/form-dialog.tsx'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { qrPath } from '#lib/qr-path.ts'
import styles from './account.module.css'
import { accountKey, beginSecondStep, confirmSecondStep, endSecondStep, renewCodes } from './account.queries.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { CurrentPasswordField } from './secret-field.tsx'

/** What the user wants of the second step. */
export type SecondStepWish = 'on' | 'codes' | 'off'

interface SecondStepDialogProps {
  wish: SecondStepWish
  onDone: (note: string) => void
  onClose: () => void
}

const HEADINGS = { on: 'secondStep.on', codes: 'secondStep.newCodes', off: 'secondStep.off' } as const

/** Asks for the password, then for the first code of the app, and shows the recovery codes, which cannot be read again. */
export function SecondStepDialog({ wish, onDone, onClose }: SecondStepDialogProps) {
  const { t } = useTranslation('admin')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [begun, setBegun] = useState<NewSecondStep | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const meta = { invalidates: [accountKey] }
  const start = useStaffMutation({
    meta,
    mutationFn: async () => {
      if (wish === 'on') setBegun(await beginSecondStep(password))
      else if (wish === 'codes') setCodes(await renewCodes(password))
      else await endSecondStep(password)
    },
    onSuccess: () => wish === 'off' && onDone(t('secondStep.isOff')),
  })
  const confirm = useStaffMutation({
    meta,
    mutationFn: () => confirmSecondStep(code),
    onSuccess: setCodes,
  })
  const finish = () => onDone(t(wish === 'on' ? 'secondStep.isOn' : 'secondStep.renewed'))

  if (codes) return <RecoveryCodesDialog codes={codes} onClose={finish} />
  if (begun)
    return (
      <FormDialog
        heading={t('secondStep.on')}
        button={t('secondStep.turnOn')}
        failure={confirm.error ? failureWords(t, confirm.error) : ''}
        isPending={confirm.isPending}
        onSubmit={() => confirm.mutate()}
        onClose={onClose}
      >
        <p>{t('secondStep.scan')}</p>
        <Qr address={begun.address} label={t('secondStep.qr')} />
        <p>
          {t('secondStep.typed')} <code className={styles.secret}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <CodeField label={t('secondStep.code')} value={code} onChange={setCode} />
      </FormDialog>
    )
  return (
    <FormDialog
      heading={t(HEADINGS[wish])}
      button={t(wish === 'off' ? 'secondStep.turnOff' : 'secondStep.next')}
      failure={start.error ? failureWords(t, start.error) : ''}
      isPending={start.isPending}
      onSubmit={() => start.mutate()}
      onClose={onClose}
    >
      <p>{t(`secondStep.why.${wish}`)}</p>
      <CurrentPasswordField value={password} onChange={setPassword} />
    </FormDialog>
  )
}

function Qr({ address, label }: { address: string; label: string }) {
  const { path, size } = qrPath(address, 2)
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
