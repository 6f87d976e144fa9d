import { useMutation } from '@tanstack/react-query'
import { type Finding, MAX_REASON } from 'api/contract/attention'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { DialogForm } from '#features/admin/form/dialog-form.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useKeptText } from '#features/admin/form/use-kept-text.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { Field } from '#ui/field.tsx'
import { snooze } from './attention.queries.ts'

const DAYS = { week: 7, month: 30, quarter: 90, year: 365 }
type Span = keyof typeof DAYS
const SPANS = Object.keys(DAYS) as Span[]

/** The one draft of a reason: the dialog is the only one that writes it. */
const REASON = 'reason'

interface SnoozeDialogProps {
  finding: Finding
  heading: string
  onDone: () => void
  onClose: () => void
}

/** Asks until when a finding shall not be shown, and why; the reason stays in this browser until it is stored. */
export function SnoozeDialog({ finding, heading, onDone, onClose }: SnoozeDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [span, setSpan] = useState<Span>('week')
  // A press on Escape, the end of the session or a reload may come before it is stored.
  const { text: reason, write, end } = useKeptText(`attention/${finding.key}`, 'reason')
  const save = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.attention] },
    mutationFn: () => snooze({ key: finding.key, reason: reason.trim(), days: DAYS[span] }),
    onSuccess: () => {
      end(REASON)
      onDone()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() !== '') save.mutate()
  }

  return (
    <MessageDialog heading={t('attention.snoozeHeading')} onClose={onClose}>
      <p>{heading}</p>
      <DialogForm noValidate={false} onSubmit={submit}>
        {save.error && <AlertBar>{failureWords(t, save.error)}</AlertBar>}
        <Field id={`${id}-days`} label={t('attention.until')}>
          <select
            id={`${id}-days`}
            className="select"
            value={span}
            onChange={({ target }) => setSpan(SPANS.find((one) => one === target.value) ?? span)}
          >
            {SPANS.map((one) => (
              <option key={one} value={one}>
                {t(`attention.spans.${one}`)}
              </option>
            ))}
          </select>
        </Field>
        <Field id={`${id}-reason`} label={t('attention.reason')} isRequired>
          <input
            id={`${id}-reason`}
            className="input"
            maxLength={MAX_REASON}
            // Not only spaces.
            pattern={String.raw`.*\S.*`}
            required
            value={reason}
            onChange={({ target }) => write(target.value, REASON)}
          />
        </Field>
        <DialogActions>
          <button type="button" className="btn btn--line" onClick={onClose}>
            {t('common.cancel')}
          </button>
          <PendingButton type="submit" isPending={save.isPending}>
            {t('attention.snooze')}
          </PendingButton>
        </DialogActions>
      </DialogForm>
    </MessageDialog>
  )
}
