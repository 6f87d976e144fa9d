import type { Correction } from 'api/contract/corrections'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { RequestQuestion } from '#features/admin/form/question-dialog.tsx'
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
        <RequestQuestion
          heading={t('corrections.withdrawQuestion')}
          act={t('corrections.withdraw')}
          isDeletion
          isWide
          request={() => callAsStaff(`/api/admin/news/${id}/corrections/${asked.id}`, { method: 'DELETE' })}
          invalidates={[queryKeys.news]}
          onDone={() => {
            setWithdrawn((before) => [...before, asked.id])
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        >
          <p>{t('corrections.withdrawNote')}</p>
          <ChangedParagraphs {...asked} />
        </RequestQuestion>
      )}
    </section>
  )
}
