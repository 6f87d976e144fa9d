import type { TFunction } from 'i18next'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Row } from '#ui/layout.tsx'
import styles from './form-frame.module.css'
import { isDialogOpen } from './is-dialog-open.ts'
import { KeptWords, UnpublishedWords } from './kept-words.tsx'
import { PendingButton } from './pending-button.tsx'
import { type AnyDraftKeeper, useKeptDraft } from './use-draft.ts'
import type { ServerState } from './use-server-draft.ts'

interface FormFootProps {
  saveLabel: string
  /** Why it cannot be saved; nothing when it can. */
  blocked: ReactNode
  /** Visitors read all of it as it is: its menu says where it is, in place of a button that does nothing. */
  isPublished: boolean
  isSaving: boolean
  onSave: () => void
  /** Sends what is written at once; also before nothing is missing. */
  onKeep: () => void
  onClose: () => void
  /** Throws away what is not public; `null` where there is nothing, or something else does. */
  onDiscard: (() => void) | null
  /** Of the form's draft, as `useDraft` gives it. */
  keeper: AnyDraftKeeper
  /** What the server has of it. */
  state: ServerState
  /** Nothing of it was stored when the form was opened. */
  isNew: boolean
  /** How many fields visitors still read otherwise. */
  changes: number
  /** ISO 8601, when it comes to the site without these changes; `null` when it is there, or is not planned. */
  plannedFor?: string | null
  /** Shows which changes these are. */
  which: (onClose: () => void) => ReactNode
  /** Other endings, beside the primary button. */
  menu: ReactNode
  /** What stands at the left: how far the upload is. */
  children?: ReactNode
}

/** The bar at the bottom of a form: what is going on, Close (what was written is kept), Publish (AMB-59). */
export function FormFoot({
  saveLabel,
  blocked,
  isPublished,
  isSaving,
  onSave,
  onKeep,
  onClose,
  onDiscard,
  keeper,
  state,
  isNew,
  changes,
  plannedFor = null,
  which,
  menu,
  children,
}: FormFootProps) {
  const { t } = useTranslation('admin')
  const kept = useKeptDraft(keeper)
  const [isAskingWhich, setAskingWhich] = useState(false)
  useSaveKeys({ onSave: () => isSaving || blocked || isPublished || onSave(), onKeep: () => isSaving || onKeep() })

  return (
    <>
      <FootBar
        state={
          <>
            {children && <div>{children}</div>}
            <p className={styles.kept}>
              <KeptWords state={state} isInBrowser={kept?.isKept !== false} isNew={isNew} />
              {isPublished && <span>{t('changes.none')}</span>}
              <UnpublishedWords changes={changes} plannedFor={plannedFor} onWhich={() => setAskingWhich(true)} />
              {blocked && (
                <span id="missing" className={styles.missing}>
                  {blocked}
                </span>
              )}
            </p>
          </>
        }
      >
        {onDiscard && (
          <button type="button" className="link" onClick={onDiscard}>
            {t('endings.discard')}
          </button>
        )}
        <button type="button" className="btn btn--line" onClick={onClose}>
          {t('common.close')}
        </button>
        {!isPublished && (
          <PendingButton
            isPending={isSaving}
            disabled={Boolean(blocked)}
            aria-describedby={blocked ? 'missing' : undefined}
            aria-keyshortcuts="Control+Enter"
            title={t('newsForm.saveShortcut', { name: saveLabel, keys: 'Ctrl+Enter' })}
            onClick={onSave}
          >
            {saveLabel}
          </PendingButton>
        )}
        {menu}
      </FootBar>
      {isAskingWhich && which(() => setAskingWhich(false))}
    </>
  )
}

/** The bar itself: how things stand at the left, the buttons at the right. */
export function FootBar({ state, children }: { state: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <div className="wrap">
        <div className={styles.state}>{state}</div>
        <Row noWrap className={styles.buttons}>
          {children}
        </Row>
      </div>
    </div>
  )
}

/** What has to be done before it can be saved. */
export const missingWords = (t: TFunction<'admin'>, missing: readonly string[]): string =>
  `${t('newsForm.whyDisabled', { count: missing.length })} ${missing.join(', ')}.`

/** Ctrl+Enter is the primary button, Ctrl+S keeps what is written, unless something is open over the page. */
export function useSaveKeys({ onSave, onKeep }: { onSave: () => void; onKeep: () => void }): void {
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    const isPrimary = event.code === 'Enter' || event.code === 'NumpadEnter'
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (event.code !== 'KeyS' && !isPrimary)) return
    const isInDialog = isDialogOpen()
    // The browser's own dialog would save the page.
    if (!isPrimary || !isInDialog) event.preventDefault()
    if (isInDialog) return
    // No line is broken in the text that is being written.
    event.stopPropagation()
    if (event.repeat) return
    if (isPrimary) onSave()
    else onKeep()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => saveByKey(event)
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}
