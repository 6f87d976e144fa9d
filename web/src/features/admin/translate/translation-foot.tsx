import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { isDialogOpen } from '#features/admin/form/is-dialog-open.ts'
import { Menu } from '#features/admin/form/menu.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { titleOf } from '#features/admin/publications.ts'
import { Row } from '#ui/layout.tsx'
import styles from './translation-foot.module.css'
import type { TranslationFormState } from './use-translation-form.ts'

interface TranslationFootProps {
  form: Pick<
    TranslationFormState,
    'to' | 'progress' | 'next' | 'unsaved' | 'kept' | 'isSaving' | 'isInTranslation' | 'save'
  >
}

/** What is left to be translated, where the unsaved is kept, and the ways to save it. Ctrl+S is the primary button. */
export function TranslationFoot({
  form: { to, progress, next, unsaved, kept, isSaving, isInTranslation, save },
}: TranslationFootProps) {
  const { t } = useTranslation('admin')
  const left = progress.total - progress.done

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return
    event.preventDefault()
    if (!isDialogOpen()) save(!isInTranslation)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => saveByKey(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <div className={frame.foot}>
      <div className="wrap">
        <div className={frame.state}>
          <p>
            {left === 0 ? t('translate.complete') : t('translate.left', { count: left })}
            {next &&
              `. ${t('translate.next', { title: titleOf(next.titles) || t('list.untitled'), language: t(`languages.lower.${to}`) })}`}
          </p>
          {unsaved.length > 0 && (
            <p>
              {t('translate.unsaved', { languages: unsaved.map((each) => t(`languages.lower.${each}`)).join(', ') })}
            </p>
          )}
          {kept && <p>{t(kept.isKept ? 'autosave.here' : 'autosave.failed', dayAndTime(kept.at))}</p>}
        </div>
        <Row noWrap className={frame.buttons}>
          <PendingButton isPending={isSaving} aria-keyshortcuts="Control+S" onClick={() => save(!isInTranslation)}>
            {t('translate.save')}
          </PendingButton>
          <Menu
            label={t('translate.otherWays')}
            disabled={isSaving}
            side="top"
            className={`btn ${styles.opener}`}
            acts={[
              isInTranslation
                ? { label: t('translate.saveAndShow'), onChoose: () => save(true) }
                : { label: t('translate.saveAndHide'), onChoose: () => save(false) },
              ...(next
                ? [{ label: t('translate.saveAndNext'), onChoose: () => save(!isInTranslation, { isLast: false }) }]
                : []),
            ]}
          >
            <Icon name="down" />
          </Menu>
        </Row>
      </div>
    </div>
  )
}
