import { useMutation } from '@tanstack/react-query'
import type { NewSecondStep } from 'api/contract/account'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { saveFile } from '#features/admin/list/save-file.ts'
import { accountKey, beginSecondStep, confirmSecondStep, endSecondStep, renewCodes } from './account.queries.ts'
import { CodeField } from './code-field.tsx'
import styles from './second-step.module.css'
import { SecretField } from './secret-field.tsx'

/** What somebody wants of the second step. */
export type SecondStepWish = 'on' | 'codes' | 'off'

interface SecondStepDialogProps {
  wish: SecondStepWish
  onDone: (note: string) => void
  onClose: () => void
}

const HEADINGS = { on: 'secondStep.on', codes: 'secondStep.newCodes', off: 'secondStep.off' } as const

/** Asks for the password, then for the first code of the app, and shows the recovery codes, which nobody can read again. */
export function SecondStepDialog({ wish, onDone, onClose }: SecondStepDialogProps) {
  const { t } = useTranslation('admin')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [begun, setBegun] = useState<NewSecondStep | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const meta = { invalidates: [accountKey] }
  const start = useMutation({
    networkMode: 'always',
    meta,
    mutationFn: async () => {
      if (wish === 'on') setBegun(await beginSecondStep(password))
      else if (wish === 'codes') setCodes(await renewCodes(password))
      else await endSecondStep(password)
    },
    onSuccess: () => wish === 'off' && onDone(t('secondStep.isOff')),
  })
  const confirm = useMutation({
    networkMode: 'always',
    meta,
    mutationFn: () => confirmSecondStep(code),
    onSuccess: setCodes,
  })
  const finish = () => onDone(t(wish === 'on' ? 'secondStep.isOn' : 'secondStep.renewed'))

  if (codes)
    return (
      <MessageDialog heading={t('secondStep.codes')} onClose={finish}>
        <p>{t('secondStep.codesText')}</p>
        <ul className={styles.codes}>
          {codes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <DialogActions>
          <button
            type="button"
            className="btn btn--line"
            onClick={() =>
              saveFile(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }), 'recovery-codes.txt')
            }
          >
            {t('secondStep.download')}
          </button>
          <button type="button" className="btn" onClick={finish}>
            {t('secondStep.saved')}
          </button>
        </DialogActions>
      </MessageDialog>
    )
  if (begun)
    return (
      <Step
        heading={t('secondStep.on')}
        button={t('secondStep.turnOn')}
        error={confirm.error}
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
      </Step>
    )
  return (
    <Step
      heading={t(HEADINGS[wish])}
      button={t(wish === 'off' ? 'secondStep.turnOff' : 'secondStep.next')}
      error={start.error}
      isPending={start.isPending}
      onSubmit={() => start.mutate()}
      onClose={onClose}
    >
      <p>{t(`secondStep.why.${wish}`)}</p>
      <SecretField
        label={t('account.current')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
    </Step>
  )
}

interface StepProps {
  heading: string
  button: string
  error: Error | null
  isPending: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

function Step({ heading, button, error, isPending, onSubmit, onClose, children }: StepProps) {
  const { t } = useTranslation('admin')
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isPending) onSubmit()
  }
  return (
    <MessageDialog heading={heading} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {error && <AlertBar>{failureWords(t, error)}</AlertBar>}
        {children}
        <DialogActions>
          <button type="button" className="btn btn--line" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <PendingButton type="submit" isPending={isPending}>
            {button}
          </PendingButton>
        </DialogActions>
      </form>
    </MessageDialog>
  )
}

function Qr({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
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
