import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import { FormFoot } from '#features/admin/form/form-foot.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { NewsConflict } from './news-conflict-dialog.tsx'
import { NewsFormAlerts } from './news-form-alerts.tsx'
import { NewsFormState } from './news-form-state.tsx'
import { valuesOf } from './news-values.ts'
import { PicturesAside } from './pictures-aside.tsx'
import { PicturesInText } from './pictures-in-text.tsx'
import { SettingsBox } from './settings-box.tsx'
import { TextsBox } from './texts-box.tsx'
import { type NewsFormOptions, useNewsForm } from './use-news-form.ts'

/** The form for a news or media item, ADM-17 … 33. */
export function NewsForm(options: NewsFormOptions) {
  const { t } = useTranslation('admin')
  const { item, onClose } = options
  const form = useNewsForm(options)
  const { values, change, language, draft, saving, errors, conflict } = form
  const pictures = { values, change, language, percents: saving.percents, errors, intake: form.intake }

  function heading(): string {
    if (!item) return t('newsForm.headingNew')
    return t(item.isMediaNews ? 'newsForm.headingEditMedia' : 'newsForm.headingEdit')
  }

  return (
    <>
      <title>{t(item ? 'newsForm.pageTitleEdit' : 'newsForm.pageTitleNew')}</title>
      <div className={`wrap ${frame.frame}`}>
        <FormHead heading={heading()} onBack={onClose}>
          {item && (
            <a className="btn btn--line btn--sm" href={`/news/${item.url}`} target="_blank" rel="noopener">
              <Icon name="external" /> {t('newsForm.viewOnSite')}
            </a>
          )}
        </FormHead>
        <NewsFormAlerts
          values={values}
          alerts={form.alerts}
          onDismiss={() => form.setAlerts([])}
          failure={errors.failure}
          isStopped={saving.isStopped}
        />
        <DraftNote
          draft={draft.offered}
          version={item?.updatedAt ?? null}
          onTake={form.takeDraft}
          onDiscard={draft.discard}
          restored={form.isRestored ? t('recovery.restored') : null}
        />
        <div className={frame.columns}>
          <TextsBox
            values={values}
            language={language}
            onLanguage={form.setLanguage}
            onText={form.changeText}
            errorOf={errors.errorOf}
            generation={form.generation}
            isLocked={saving.isSaving}
            onPictures={form.intake.add}
          >
            <PicturesInText {...pictures} />
          </TextsBox>
          <div className={frame.stack}>
            <PicturesAside {...pictures} />
            <SettingsBox values={values} slugState={form.slugState} errorOf={errors.errorOf} onChange={change} />
          </div>
        </div>
      </div>
      <FormFoot
        saveLabel={t(item ? 'newsForm.saveEdit' : 'newsForm.saveNew')}
        missing={form.missing}
        isSaving={saving.isSaving}
        onSave={form.save}
        onCancel={form.leave.cancel}
        kept={draft.kept}
      >
        <NewsFormState values={values} percents={saving.percents} onStop={saving.stop} />
      </FormFoot>
      {conflict && (
        <NewsConflict
          base={valuesOf(conflict.base)}
          mine={values}
          theirs={valuesOf(conflict.theirs)}
          onSave={form.resolve}
          onBack={() => form.resolve(null)}
        />
      )}
      {form.leave.question}
    </>
  )
}
