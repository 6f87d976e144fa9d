import { useForm, useStore } from '@tanstack/react-form'
import type { Career } from 'api/contract/careers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { FormFoot } from '#features/admin/form/form-foot.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { useDraft } from '#features/admin/form/use-draft.ts'
import { useLeaveGuard } from '#features/admin/form/use-leave-guard.tsx'
import { CareerConflict } from './career-conflict.tsx'
import { CareerDates } from './career-dates.tsx'
import { CareerTexts } from './career-texts.tsx'
import { type CareerValues, emptyCareer, missingOfCareer, valuesOfCareer, withDraft } from './career-values.ts'
import { type CareerBase, useSaveCareer } from './use-save-career.ts'
import { VisibilityBox } from './visibility-box.tsx'

interface CareerFormProps {
  /** The position to edit; `null` for a new one. */
  career: Career | null
  onSaved: () => void
  onClose: () => void
}

/** The form for a position, ADM-34 and 35. */
export function CareerForm({ career, onSaved, onClose }: CareerFormProps) {
  const { t } = useTranslation('admin')
  const [start] = useState(() => (career ? valuesOfCareer(career) : emptyCareer))
  const [base, setBase] = useState<CareerBase>(career && { career, version: career.updatedAt })
  const [theirs, setTheirs] = useState<Career | null>(null)
  const [generation, setGeneration] = useState(0)
  const form = useForm({ defaultValues: start })
  const values = useStore(form.store, (state) => state.values)
  const isDirty = JSON.stringify(values) !== JSON.stringify(start)
  const missing = missingOfCareer(values)
  const draft = useDraft({
    item: `careers/${career?._id ?? 'new'}`,
    values,
    isDirty,
    version: base?.version ?? null,
  })
  const leave = useLeaveGuard({ isDirty, isKept: draft.kept?.isKept !== false, onClose, onDiscard: draft.end })
  const { save, isSaving, failure } = useSaveCareer({
    onSaved: () => {
      draft.end()
      leave.free()
      onSaved()
    },
    onConflict: setTheirs,
  })

  const change = (key: keyof CareerValues, text: string) => {
    if (!isSaving) form.setFieldValue(key, text)
  }

  function replace(next: CareerValues) {
    for (const key of Object.keys(next) as (keyof CareerValues)[]) form.setFieldValue(key, next[key])
    setGeneration((before) => before + 1)
  }

  function takeDraft() {
    if (!draft.offered) return
    const { version, values: kept } = draft.offered
    replace(withDraft(kept, values))
    if (base && version) setBase({ ...base, version })
    draft.take()
  }

  function resolve(next: CareerValues, current: Career) {
    const on = { career: current, version: current.updatedAt }
    setTheirs(null)
    setBase(on)
    replace(next)
    save({ base: on, values: next })
  }

  const words = [
    missing.title && t('careerForm.needTitle'),
    missing.startDate && t('careerForm.needStart'),
    missing.endDate && t('careerForm.needEnd'),
    missing.order && t('careerForm.needOrder'),
  ].filter((word) => word !== false)

  return (
    <>
      <title>{t(career ? 'careerForm.pageTitleEdit' : 'careerForm.pageTitleNew')}</title>
      <div className={`wrap ${frame.frame}`}>
        <FormHead heading={t(career ? 'careerForm.headingEdit' : 'careerForm.headingNew')} onBack={onClose} />
        <div className={frame.alerts}>
          {failure && (
            <AlertBar>
              <p>
                {t('errors.heading')}. {failureWords(t, failure)}
              </p>
              <p>{t('errors.textKept')}</p>
            </AlertBar>
          )}
        </div>
        <DraftNote
          draft={draft.offered}
          version={career?.updatedAt ?? null}
          onTake={takeDraft}
          onDiscard={draft.discard}
        />
        <div className={frame.columns}>
          <CareerTexts values={values} generation={generation} isLocked={isSaving} onChange={change} />
          <div className={frame.stack}>
            <CareerDates values={values} onChange={change} />
            <VisibilityBox startDate={values.startDate} endDate={values.endDate} />
          </div>
        </div>
      </div>
      <FormFoot
        saveLabel={t(career ? 'careerForm.saveEdit' : 'careerForm.saveNew')}
        missing={words}
        isSaving={isSaving}
        onSave={() => save({ base, values })}
        onCancel={leave.cancel}
        kept={draft.kept}
      >
        {t('common.requiredMark')}
      </FormFoot>
      {theirs && base && (
        <CareerConflict
          base={valuesOfCareer(base.career)}
          mine={values}
          theirs={valuesOfCareer(theirs)}
          onSave={(next) => resolve(next, theirs)}
          onBack={() => setTheirs(null)}
        />
      )}
      {leave.question}
    </>
  )
}
