import { type Finding, MAX_REASON } from 'api/contract/attention'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { FormDialog } from '#features/admin/form/form-dialog.tsx'
import { InputField, NOT_BLANK } from '#features/admin/form/input-field.tsx'
import { Select } from '#features/admin/form/select.tsx'
import { useKeptText } from '#features/admin/form/use-kept-text.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
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
  const save = useStaffMutation({
    meta: { invalidates: [queryKeys.attention] },
    mutationFn: () => snooze({ key: finding.key, reason: reason.trim(), days: DAYS[span] }),
    onSuccess: () => {
      end(REASON)
      onDone()
    },
  })

  return (
    <FormDialog
      heading={t('attention.snoozeHeading')}
      button={t('attention.snooze')}
      failure={save.error ? failureWords(t, save.error) : ''}
      isPending={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <p>{heading}</p>
      <Field id={id} label={t('attention.until')}>
        <Select
          id={id}
          value={span}
          choices={SPANS}
          wordOf={(each) => t(`attention.spans.${each}`)}
          onChoose={setSpan}
        />
      </Field>
      <InputField
        label={t('attention.reason')}
        isRequired
        maxLength={MAX_REASON}
        pattern={NOT_BLANK}
        required
        value={reason}
        onChange={(typed) => write(typed, REASON)}
      />
    </FormDialog>
  )
}
