import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from './dates.ts'
import styles from './form-frame.module.css'
import { PendingButton } from './pending-button.tsx'
import { type AnyDraftKeeper, type KeptDraft, useKeptDraft } from './use-draft.ts'

/** When the server has, or has not, taken what is written; `null` before it was tried. */
export type OnServer = (NonNullable<KeptDraft> & { isOvertaken?: boolean }) | null

interface FormFootProps {
  saveLabel: string
  /** What has to be done before it can be saved; empty when it can. */
  missing: string[]
  isSaving: boolean
  onSave: () => void
  /** What Ctrl+S does, when it is something else; it may be done before nothing is missing. */
  onKey?: (() => void) | undefined
  onCancel: () => void
  /** Of the form's draft, as `useDraft` gives it. */
  keeper: AnyDraftKeeper
  /** The draft on the server, where there is one: when it was kept there, or could not be. */
  onServer?: OnServer
  /** What stands at the left: how far the upload is, or which languages are filled. */
  children: ReactNode
  /** Other endings, beside the primary button. */
  menu?: ReactNode
}

/** The bar at the bottom of a form: what is going on, Close (what was written is kept), Publish (AMB-59). Ctrl+Enter is the primary button, Ctrl+S saves in the state of what is edited. It keeps the draft. */
export function FormFoot({
  saveLabel,
  missing,
  isSaving,
  onSave,
  onKey,
  onCancel,
  keeper,
  onServer = null,
  children,
  menu,
}: FormFootProps) {
  const { t } = useTranslation('admin')
  const kept = useKeptDraft(keeper)
  const canSave = missing.length === 0
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrimary = event.code === 'Enter' || event.code === 'NumpadEnter'
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (event.code !== 'KeyS' && !isPrimary)) return
    const isInDialog = document.querySelector('dialog[open]') !== null
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
          {(kept || onServer) && <p>{draftWords()}</p>}
          {!canSave && (
            <p id="missing" className={styles.missing}>
              {t('newsForm.whyDisabled', { count: missing.length })} {missing.join(', ')}.
            </p>
          )}
        </div>
        <div className={styles.buttons}>
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
        </div>
      </div>
    </div>
  )

  /** What is kept in the browser only is said when the server could not take it. */
  function draftWords(): string {
    if (onServer?.isKept && (!kept || onServer.at >= kept.at)) return t('autosave.saved', dayAndTime(onServer.at))
    if (kept && !kept.isKept) return t('autosave.failed')
    if (onServer && !onServer.isKept) return t(onServer.isOvertaken ? 'autosave.overtaken' : 'autosave.inBrowser')
    return kept ? t('autosave.saved', dayAndTime(kept.at)) : ''
  }
}
