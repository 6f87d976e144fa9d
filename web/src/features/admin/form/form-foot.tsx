import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Row } from '#ui/layout.tsx'
import { dayAndTime } from './dates.ts'
import styles from './form-frame.module.css'
import { isDialogOpen } from './is-dialog-open.ts'
import { PendingButton } from './pending-button.tsx'
import { type AnyDraftKeeper, type KeptDraft, useKeptDraft } from './use-draft.ts'

interface FormFootProps {
  saveLabel: string
  /** What has to be done before it can be saved; empty when it can. */
  missing: string[]
  /** Why it cannot be saved, in place of the words for what is missing. */
  blocked?: ReactNode
  isSaving: boolean
  onSave: () => void
  /** What Ctrl+S does, when it is something else; it may be done before nothing is missing. */
  onKey?: () => void
  onCancel: () => void
  /** Of the form's draft, as `useDraft` gives it. */
  keeper: AnyDraftKeeper
  /** Where what is written is kept, when not in this browser alone. @param kept the copy in the browser */
  keptWords?: (kept: KeptDraft) => ReactNode
  /** What stands at the left: how far the upload is. */
  children: ReactNode
  /** Quiet buttons before Close. */
  acts?: ReactNode
  /** Other endings, beside the primary button. */
  menu?: ReactNode
}

/** The bar at the bottom of a form: what is going on, Close (what was written is kept), Publish (AMB-59). Ctrl+Enter is the primary button, and so is Ctrl+S where nothing else is kept by it. It keeps the draft. */
export function FormFoot({
  saveLabel,
  missing,
  blocked,
  isSaving,
  onSave,
  onKey,
  onCancel,
  keeper,
  keptWords,
  children,
  acts,
  menu,
}: FormFootProps) {
  const { t } = useTranslation('admin')
  const kept = useKeptDraft(keeper)
  const canSave = missing.length === 0 && !blocked
  const words = (keptWords ?? inBrowser)(kept)
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrimary = event.code === 'Enter' || event.code === 'NumpadEnter'
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (event.code !== 'KeyS' && !isPrimary)) return
    const isInDialog = isDialogOpen()
    // The browser's own dialog would save the page.
    if (!isPrimary || !isInDialog) event.preventDefault()
    if (isInDialog) return
    // No line is broken in the text that is being written.
    event.stopPropagation()
    if (isSaving || event.repeat) return
    if (onKey && !isPrimary) onKey()
    else if (canSave) onSave()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => saveByKey(event)
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])

  return (
    <div className={styles.foot}>
      <div className="wrap">
        <div className={styles.state}>
          <div>{children}</div>
          {words && <p>{words}</p>}
          {!canSave && (
            <p id="missing" className={styles.missing}>
              {blocked ?? `${t('newsForm.whyDisabled', { count: missing.length })} ${missing.join(', ')}.`}
            </p>
          )}
        </div>
        <Row noWrap className={styles.buttons}>
          {acts}
          <button type="button" className="btn btn--line" onClick={onCancel}>
            {t('common.close')}
          </button>
          <PendingButton
            isPending={isSaving}
            disabled={!canSave}
            aria-describedby={canSave ? undefined : 'missing'}
            aria-keyshortcuts={onKey ? 'Control+Enter' : 'Control+S Control+Enter'}
            title={t('newsForm.saveShortcut', { name: saveLabel, keys: onKey ? 'Ctrl+Enter' : 'Ctrl+S' })}
            onClick={onSave}
          >
            {saveLabel}
          </PendingButton>
          {menu}
        </Row>
      </div>
    </div>
  )

  function inBrowser(draft: KeptDraft): string {
    if (!draft) return ''
    return draft.isKept ? t('autosave.here', dayAndTime(draft.at)) : t('autosave.failed')
  }
}
