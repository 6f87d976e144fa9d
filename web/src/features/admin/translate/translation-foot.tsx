import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { FootBar, useSaveKeys } from '#features/admin/form/form-foot.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { Menu } from '#features/admin/form/menu.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { titleOf } from '#features/admin/publications.ts'
import type { TranslationFormState } from './use-translation-form.ts'

interface TranslationFootProps {
  form: Pick<
    TranslationFormState,
    'to' | 'progress' | 'next' | 'unsaved' | 'kept' | 'isSaving' | 'isInTranslation' | 'save'
  >
}

/** What is left to be translated, where the unsaved is kept, and the ways to save it. Ctrl+S and Ctrl+Enter are the primary button. */
export function TranslationFoot({
  form: { to, progress, next, unsaved, kept, isSaving, isInTranslation, save },
}: TranslationFootProps) {
  const { t } = useTranslation('admin')
  const left = progress.total - progress.done

  const saveAsItWas = () => save(!isInTranslation)
  useSaveKeys({ onSave: saveAsItWas, onKeep: saveAsItWas })

  return (
    <FootBar
      state={
        <>
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
        </>
      }
    >
      <PendingButton isPending={isSaving} aria-keyshortcuts="Control+S Control+Enter" onClick={saveAsItWas}>
        {t('translate.save')}
      </PendingButton>
      <Menu
        label={t('translate.otherWays')}
        disabled={isSaving}
        side="top"
        className={`btn ${frame.opener}`}
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
    </FootBar>
  )
}
