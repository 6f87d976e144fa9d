import { type CorrectionAnswer, MAX_REASON, type WordChange } from 'api/contract/corrections'
import type { Language } from 'api/contract/languages'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DeadLinks } from '#features/admin/editor/dead-links.tsx'
import { InputField } from '#features/admin/form/input-field.tsx'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { ChangedParagraphs } from './changed-paragraphs.tsx'
import styles from './corrections.module.css'

export type Reasons = Partial<Record<Language, string>>

interface CorrectionQuestionProps {
  changes: readonly WordChange[]
  reasons: Reasons
  onReasons: (reasons: Reasons) => void
  onAnswer: (answer: NonNullable<CorrectionAnswer> | null) => void
  onClose: () => void
}

/** The one question when words of a public item change: whether readers are told, with exactly what they would read. */
export function CorrectionQuestion({ changes, reasons, onReasons, onAnswer, onClose }: CorrectionQuestionProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const given = () =>
    Object.fromEntries(changes.flatMap(({ language }) => (reasons[language] ? [[language, reasons[language]]] : [])))
  return (
    <MessageDialog heading={t('corrections.question')} isWide onClose={onClose}>
      <p>{t('corrections.note')}</p>
      {changes.map(({ language, paragraphs, more }) => (
        <section key={language} className={styles.language} aria-labelledby={`${id}-${language}-heading`}>
          <h3 id={`${id}-${language}-heading`}>{t(`languages.${language}`)}</h3>
          <ChangedParagraphs paragraphs={paragraphs} more={more} language={language} />
          <InputField
            label={t('corrections.reason', { language: t(`languages.lower.${language}`) })}
            lang={language}
            maxLength={MAX_REASON}
            value={reasons[language] ?? ''}
            onChange={(reason) => onReasons({ ...reasons, [language]: reason })}
          >
            <DeadLinks words={reasons[language] ?? ''} />
          </InputField>
        </section>
      ))}
      <DialogActions onCancel={onClose}>
        <button type="button" className="btn btn--line" onClick={() => onAnswer(null)}>
          {t('corrections.slip')}
        </button>
        <button type="button" className="btn" onClick={() => onAnswer(given())}>
          {t('corrections.correction')}
        </button>
      </DialogActions>
    </MessageDialog>
  )
}
