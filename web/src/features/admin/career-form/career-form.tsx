import type { CareerStatus, StaffCareer } from 'api/contract/careers'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { Presence } from '#features/admin/form/presence.tsx'
import { SaveFailure } from '#features/admin/form/save-failure.tsx'
import { useDraft } from '#features/admin/form/use-draft.ts'
import { useLeaveGuard } from '#features/admin/form/use-leave-guard.tsx'
import { CareerConflict } from './career-conflict.tsx'
import { CareerDates } from './career-dates.tsx'
import { CareerFoot } from './career-foot.tsx'
import { useCareerFormApi } from './career-form-api.ts'
import { CareerTexts } from './career-texts.tsx'
import { type CareerValues, copyOfCareer, emptyCareer, valuesOfCareer, withDraft } from './career-values.ts'
import { type CareerBase, useSaveCareer } from './use-save-career.ts'
import { VisibilityBox } from './visibility-box.tsx'

interface CareerFormProps {
  /** The position to edit; `null` for a new one. */
  career: StaffCareer | null
  /** What a new one is made of. */
  copyOf?: StaffCareer | undefined
  onSaved: (saved: StaffCareer) => void
  onClose: () => void
}

/** The form for a position, ADM-34 and 35. */
export function CareerForm({ career, copyOf, onSaved, onClose }: CareerFormProps) {
  const { t } = useTranslation('admin')
  const [start] = useState(() => {
    if (career) return valuesOfCareer(career)
    return copyOf ? copyOfCareer(copyOf) : emptyCareer
  })
  const base = useRef<CareerBase>(career && { career, version: career.updatedAt })
  const [conflict, setConflict] = useState<{ base: StaffCareer; theirs: StaffCareer } | null>(null)
  const [generation, setGeneration] = useState(0)
  const { save, failure } = useSaveCareer({
    onSaved: (saved) => {
      draft.end()
      leave.free()
      onSaved(saved)
    },
    onConflict: (theirs) => setConflict(base.current && { base: base.current.career, theirs }),
  })
  const status = useRef<CareerStatus>('published')
  const form = useCareerFormApi(start, (values) => save(base.current, values, status.current))
  const isDirty = () => JSON.stringify(form.state.values) !== JSON.stringify(start)
  const draft = useDraft({
    item: `careers/${career?._id ?? 'new'}`,
    store: form.store,
    read: () => form.state.values,
    isDirty,
    version: () => base.current?.version ?? null,
  })
  const leave = useLeaveGuard({ isDirty, isKept: draft.keeper.isKeeping, onClose, onDiscard: draft.end })

  function replace(next: CareerValues) {
    form.reset(next, { keepDefaultValues: true })
    form.validateField('title', 'change')
    setGeneration((before) => before + 1)
  }

  function takeDraft() {
    if (!draft.offered) return
    const { version, values: kept } = draft.offered
    replace(withDraft(kept, form.state.values))
    if (base.current && version) base.current.version = version
    draft.take()
  }

  function submit(as: CareerStatus) {
    status.current = as
    form.handleSubmit()
  }

  function resolve(next: CareerValues, current: StaffCareer) {
    base.current = { career: current, version: current.updatedAt }
    setConflict(null)
    replace(next)
    form.handleSubmit()
  }

  return (
    <>
      <title>{t(career ? 'careerForm.pageTitleEdit' : 'careerForm.pageTitleNew')}</title>
      <div className={`wrap ${frame.frame}`}>
        <FormHead
          heading={t(career ? 'careerForm.headingEdit' : 'careerForm.headingNew')}
          state={career && <Presence id={career._id} />}
          onBack={onClose}
        />
        <div className={frame.alerts}>
          <SaveFailure failure={failure} />
        </div>
        <DraftNote
          draft={draft.offered}
          version={career?.updatedAt ?? null}
          onTake={takeDraft}
          onDiscard={draft.discard}
        />
        <div className={frame.columns}>
          <CareerTexts form={form} generation={generation} isNew={career === null} />
          <div className={frame.stack}>
            <CareerDates form={form} />
            <form.Subscribe selector={({ values }) => values.startDate}>
              {(startDate) => (
                <form.Subscribe selector={({ values }) => values.endDate}>
                  {(endDate) => (
                    <VisibilityBox startDate={startDate} endDate={endDate} isHidden={career?.status === 'hidden'} />
                  )}
                </form.Subscribe>
              )}
            </form.Subscribe>
          </div>
        </div>
      </div>
      <CareerFoot form={form} career={career} keeper={draft.keeper} onSave={submit} onCancel={leave.cancel} />
      {conflict && (
        <CareerConflict
          saved={{ by: conflict.theirs.updatedBy, at: conflict.theirs.updatedAt }}
          base={valuesOfCareer(conflict.base)}
          mine={form.state.values}
          theirs={valuesOfCareer(conflict.theirs)}
          onSave={(next) => resolve(next, conflict.theirs)}
          onBack={() => setConflict(null)}
        />
      )}
      {leave.question}
    </>
  )
}
