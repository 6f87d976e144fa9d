import type { NewsItem } from 'api/contract/news'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNote } from '#components/form/draft-note.tsx'
import { FormFoot } from '#components/form/form-foot.tsx'
import frame from '#components/form/form-frame.module.css'
import { FormHead } from '#components/form/form-head.tsx'
import { Icon } from '#components/form/icon.tsx'
import { useDraft } from '#components/form/use-draft.ts'
import { useLeaveGuard } from '#components/form/use-leave-guard.tsx'
import { missingWords, whatIsMissing } from './missing.ts'
import { NewsConflict } from './news-conflict-dialog.tsx'
import { NewsFormAlerts } from './news-form-alerts.tsx'
import { NewsFormState } from './news-form-state.tsx'
import { fromKept, type NewsValues, toKept, valuesOf } from './news-values.ts'
import { PicturesAside } from './pictures-aside.tsx'
import { PicturesInText } from './pictures-in-text.tsx'
import { serverErrors } from './server-errors.ts'
import { SettingsBox } from './settings-box.tsx'
import { TextsBox } from './texts-box.tsx'
import { useNewsValues } from './use-news-values.ts'
import { type Base, useSaveNews } from './use-save-news.ts'
import { useSlugState } from './use-slug-state.ts'

interface NewsFormProps {
  /** The item to edit; `null` for a new one. */
  item: NewsItem | null
  /** Type of a new item. */
  isMedia: boolean
  onSaved: (item: NewsItem) => void
  onClose: () => void
}

/** The form for a news or media item, ADM-17 … 33. */
export function NewsForm({ item, isMedia, onSaved, onClose }: NewsFormProps) {
  const { t } = useTranslation('admin')
  const [base, setBase] = useState<Base>(item && { item, version: item.updatedAt })
  const [theirs, setTheirs] = useState<NewsItem | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  const [isRestored, setRestored] = useState(false)
  const { values, change, changeText, replace, generation, isDirty, isTextDirty, language, setLanguage } =
    useNewsValues(item, isMedia)
  const slugState = useSlugState(item ? null : values.url)
  const missing = missingWords(t, whatIsMissing(values, slugState))
  const draft = useDraft({
    item: `news/${item?.url ?? 'new'}`,
    values: toKept(values),
    isDirty: isTextDirty,
    version: base?.version ?? null,
  })
  const leave = useLeaveGuard({ isDirty, onClose, onDiscard: draft.end })
  const saving = useSaveNews({
    onSaved: (saved) => {
      draft.end()
      leave.free()
      onSaved(saved)
    },
    onConflict: setTheirs,
    onWrongLanguage: setLanguage,
  })
  const errors = serverErrors(t, saving, values)

  function save(next: NewsValues = values, on: Base = base) {
    setAlert(null)
    saving.save({ base: on, values: next })
  }

  function takeDraft() {
    if (!draft.offered) return
    const { version, values: kept } = draft.offered
    replace(fromKept(kept, values))
    if (base && version) setBase({ ...base, version })
    draft.take()
    setRestored(true)
  }

  function resolve(next: NewsValues, current: NewsItem) {
    const on = { item: current, version: current.updatedAt }
    setTheirs(null)
    setBase(on)
    replace(next)
    save(next, on)
  }

  const heading = item
    ? t(item.isMediaNews ? 'newsForm.headingEditMedia' : 'newsForm.headingEdit')
    : t('newsForm.headingNew')
  const pictures = { values, change, language, percents: saving.percents, errors, onAlert: setAlert }

  return (
    <>
      <title>{t(item ? 'newsForm.pageTitleEdit' : 'newsForm.pageTitleNew')}</title>
      <div className={`wrap ${frame.frame}`}>
        <FormHead heading={heading} onBack={onClose}>
          {item && (
            <a className="btn btn--line btn--sm" href={`/news/${item.url}`} target="_blank" rel="noopener">
              <Icon name="eye" /> {t('preview.open')}
            </a>
          )}
        </FormHead>
        <NewsFormAlerts
          values={values}
          alert={alert}
          onDismiss={() => setAlert(null)}
          failure={errors.failure}
          isStopped={saving.isStopped}
        />
        <DraftNote
          draft={draft.offered}
          version={item?.updatedAt ?? null}
          onTake={takeDraft}
          onDiscard={draft.discard}
          restored={isRestored ? t('recovery.restored') : null}
        />
        <div className={frame.columns}>
          <TextsBox
            values={values}
            language={language}
            onLanguage={setLanguage}
            onText={changeText}
            errorOf={errors.errorOf}
            generation={generation}
          >
            <PicturesInText {...pictures} />
          </TextsBox>
          <div className={frame.stack}>
            <PicturesAside {...pictures} />
            <SettingsBox values={values} slugState={slugState} errorOf={errors.errorOf} onChange={change} />
          </div>
        </div>
      </div>
      <FormFoot
        saveLabel={t(item ? 'newsForm.saveEdit' : 'newsForm.saveNew')}
        missing={missing}
        isSaving={saving.isSaving}
        onSave={() => save()}
        onCancel={leave.cancel}
        kept={draft.kept}
      >
        <NewsFormState values={values} percents={saving.percents} onStop={saving.stop} />
      </FormFoot>
      {theirs && base && (
        <NewsConflict
          base={valuesOf(base.item)}
          mine={values}
          theirs={valuesOf(theirs)}
          onSave={(next) => resolve(next, theirs)}
          onBack={() => setTheirs(null)}
        />
      )}
      {leave.question}
    </>
  )
}
