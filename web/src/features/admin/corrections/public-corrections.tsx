import { useMutation } from '@tanstack/react-query'
import type { Correction } from 'api/contract/corrections'
import type { NewsSaved } from 'api/contract/news'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { failureWords } from '#features/admin/form/failure-words.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import { Stack } from '#ui/layout.tsx'
import { ChangedParagraphs } from './changed-paragraphs.tsx'
import styles from './corrections.module.css'

interface PublicCorrectionsProps {
  /** Id of the item. */
  id: string
  corrections: readonly Correction[]
}

/** The notices at the foot of an item, the newest first, each of which can be withdrawn. Nothing without notices. */
export function PublicCorrections({ id, corrections }: PublicCorrectionsProps) {
  const { t } = useTranslation('admin')
  const heading = useId()
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Correction | null>(null)
  const withdraw = useMutation({
    networkMode: 'always',
    meta: { invalidates: [queryKeys.news] },
    mutationFn: (correction: Correction) =>
      callAsStaff<NewsSaved>(`/api/admin/news/${id}/corrections/${correction.id}`, { method: 'DELETE' }),
    onSuccess: (_, correction) => {
      setWithdrawn((before) => [...before, correction.id])
      setAsked(null)
    },
  })
  if (corrections.length === 0) return null
  const shown = corrections.filter((correction) => !withdrawn.includes(correction.id)).toReversed()
  const about = ({ at, language }: Correction) =>
    t('corrections.about', { ...dayAndTime(at), language: t(`languages.lower.${language}`) })

  return (
    <section className={frame.box} aria-labelledby={heading}>
      <h2 id={heading}>{t('corrections.shown')}</h2>
      <p role="status">{shown.length === 0 && t('corrections.none')}</p>
      <Stack as="ul" gap={4} className={styles.list}>
        {shown.map((correction) => (
          <Stack as="li" gap={2} align="start" key={correction.id}>
            <p>{about(correction)}</p>
            {correction.reason && <p lang={correction.language}>{correction.reason}</p>}
            <button
              type="button"
              className="btn btn--line btn--sm"
              aria-label={t('corrections.withdrawOf', { about: about(correction) })}
              onClick={() => setAsked(correction)}
            >
              {t('corrections.withdraw')}
            </button>
          </Stack>
        ))}
      </Stack>
      {asked && (
        <MessageDialog heading={t('corrections.withdrawQuestion')} isQuestion isWide onClose={() => setAsked(null)}>
          <p>{t('corrections.withdrawNote')}</p>
          <ChangedParagraphs {...asked} />
          {withdraw.error && <AlertBar>{failureWords(t, withdraw.error)}</AlertBar>}
          <DialogActions>
            <button type="button" className="btn btn--line" onClick={() => setAsked(null)}>
              {t('common.cancel')}
            </button>
            <PendingButton
              className="btn--danger"
              isPending={withdraw.isPending}
              onClick={() => withdraw.mutate(asked)}
            >
              {t('corrections.withdraw')}
            </PendingButton>
          </DialogActions>
        </MessageDialog>
      )}
    </section>
  )
}
