import { useSelector } from '@tanstack/react-form'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { type ConflictField, conflictRows, merged } from '#features/admin/form/conflict-rows.ts'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import { FormFoot } from '#features/admin/form/form-foot.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { Presence } from '#features/admin/form/presence.tsx'
import { isSameList } from '#features/admin/form/same-list.ts'
import { SaveFailure } from '#features/admin/form/save-failure.tsx'
import { useDraft } from '#features/admin/form/use-draft.ts'
import { useLeaveGuard } from '#features/admin/form/use-leave-guard.tsx'
import { useValueWords } from './field-words.ts'
import { ItemHistory } from './item-history.tsx'
import { type ItemForm, type ItemFormParts, useItemForm } from './register-form-api.ts'
import type { RegisterItem, RegisterName } from './register-item.ts'
import type { FormEnd } from './register-page.tsx'
import { type Base, useSaveItem } from './use-save-item.ts'

/** What a register says of its form. */
export interface RegisterFormParts<Item, Values> extends ItemFormParts<Values> {
  register: RegisterName
  /** What staff call it. */
  titleOf: (item: Item) => string
  valuesOf: (item: Item) => Values
  toInput: (values: Values) => object
  /** How two versions are compared; their keys are the names of the fields on the wire. */
  fields: readonly ConflictField<Values>[]
  labelOf: (field: string) => string
  /** A value that is neither text nor yes or no. */
  inWords?: (field: string, value: unknown) => string | undefined
  /** How a later version differs besides its fields, in words. */
  alsoChanged?: (before: Item, after: Item) => string[]
  /** What does not come back with an earlier version, in words. */
  stays?: string
  /** The values of a draft on top of those the form has now. */
  withDraft: (draft: Partial<Values>, now: Values) => Values
  /** What keeps it from being saved, in words. @param issues of its schema, by field */
  missingOf: (issues: object, values: Values) => string[]
}

export interface RegisterFormProps<Item, Values extends object> extends FormEnd {
  parts: RegisterFormParts<Item, Values>
  /** What is edited; `null` for a new one. */
  item: Item | null
  empty: () => Values
  /** The page's title and heading of a new thing. */
  newHeading: string
  /** Where it stands, and whether visitors see it. */
  state?: string | false | null
  /** Beside the heading. */
  head?: ReactNode
  /** Above the fields. */
  note?: ReactNode
  saveLabel: string
  children: (form: ItemForm<Values>) => ReactNode
}

/** The form of a register's thing: its frame, drafts, conflicts and saving; a register gives its fields. */
export function RegisterForm<Item extends RegisterItem, Values extends object>({
  parts,
  item,
  empty,
  newHeading,
  state,
  head,
  note,
  saveLabel,
  children,
  onSaved,
  onClose,
}: RegisterFormProps<Item, Values>) {
  const { t } = useTranslation('admin')
  const { register, valuesOf, toInput, fields, withDraft } = parts
  const [start] = useState(() => (item ? valuesOf(item) : empty()))
  const base = useRef<Base<Item>>(item && { item, version: item.updatedAt })
  const [conflict, setConflict] = useState<{ base: Item; theirs: Item } | null>(null)
  const { save, failure } = useSaveItem<Item, Values>({
    register,
    toInput,
    fields: fields.map(({ key }) => key),
    onSaved: () => {
      draft.end()
      leave.free()
      onSaved()
    },
    onConflict: (theirs) => setConflict(base.current && { base: base.current.item, theirs }),
  })
  const { form, check } = useItemForm(parts, start, (values) => save(base.current, values))
  const isDirty = () => JSON.stringify(form.state.values) !== JSON.stringify(start)
  const draft = useDraft({
    item: `${register}/${item?._id ?? 'new'}`,
    store: form.store,
    read: () => form.state.values,
    isDirty,
    version: () => base.current?.version ?? null,
  })
  const leave = useLeaveGuard({ isDirty, isKept: draft.keeper.isKeeping, onClose, onDiscard: draft.end })

  function replace(next: Values) {
    form.reset(next, { keepDefaultValues: true })
    check()
  }

  function takeDraft() {
    if (!draft.offered) return
    const { version, values: kept } = draft.offered
    replace(withDraft(kept, form.state.values))
    if (base.current && version) base.current.version = version
    draft.take()
  }

  function resolve(next: Values, current: Item) {
    base.current = { item: current, version: current.updatedAt }
    setConflict(null)
    replace(next)
    form.handleSubmit()
  }

  const heading = item ? parts.titleOf(item) : newHeading
  return (
    <>
      <title>{t('registers.pageTitle', { title: heading })}</title>
      <div className={`wrap ${frame.frame}`}>
        <FormHead
          heading={heading}
          state={
            item && (
              <>
                {state} <Presence id={item._id} />
              </>
            )
          }
          onBack={onClose}
        >
          {head}
        </FormHead>
        <div className={frame.alerts}>
          <SaveFailure failure={failure} />
        </div>
        <DraftNote
          draft={draft.offered}
          version={item?.updatedAt ?? null}
          onTake={takeDraft}
          onDiscard={draft.discard}
        />
        {note}
        {children(form)}
        {item && (
          <ItemHistory
            parts={parts}
            item={item}
            onTake={(version) =>
              replace(fields.reduce((values, field) => field.take(values, valuesOf(version)), form.state.values))
            }
          />
        )}
      </div>
      <RegisterFoot form={form} parts={parts} saveLabel={saveLabel} keeper={draft.keeper} onCancel={leave.cancel} />
      {conflict && (
        <RegisterConflict
          parts={parts}
          base={valuesOf(conflict.base)}
          mine={form.state.values}
          saved={conflict.theirs}
          onSave={(next) => resolve(next, conflict.theirs)}
          onBack={() => setConflict(null)}
        />
      )}
      {leave.question}
    </>
  )
}

interface RegisterFootProps<Item, Values extends object> {
  form: ItemForm<Values>
  parts: RegisterFormParts<Item, Values>
  saveLabel: string
  keeper: Parameters<typeof FormFoot>[0]['keeper']
  onCancel: () => void
}

function RegisterFoot<Item, Values extends object>({
  form,
  parts,
  saveLabel,
  keeper,
  onCancel,
}: RegisterFootProps<Item, Values>) {
  const { t } = useTranslation('admin')
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const missing = useSelector(
    form.store,
    ({ errorMap, values }) => parts.missingOf((errorMap.onChange as object | undefined) ?? {}, values),
    { compare: isSameList },
  )
  return (
    <FormFoot
      saveLabel={saveLabel}
      missing={missing}
      isSaving={isSubmitting}
      onSave={() => form.handleSubmit()}
      onCancel={onCancel}
      keeper={keeper}
    >
      {t('common.requiredMark')}
    </FormFoot>
  )
}

interface RegisterConflictProps<Item, Values> {
  parts: RegisterFormParts<Item, Values>
  base: Values
  mine: Values
  saved: Item
  onSave: (chosen: Values) => void
  onBack: () => void
}

function RegisterConflict<Item extends RegisterItem, Values>({
  parts: { fields, labelOf, valuesOf, inWords },
  base,
  mine,
  saved,
  onSave,
  onBack,
}: RegisterConflictProps<Item, Values>) {
  const theirs = valuesOf(saved)
  const worded = useValueWords({ inWords })
  return (
    <ConflictDialog
      saved={{ by: saved.updatedBy, at: saved.updatedAt }}
      rows={conflictRows(fields, { base, mine, theirs })}
      texts={fields.map(({ key, read }) => ({
        key,
        label: labelOf(key),
        mine: worded(key, read(mine)),
        theirs: worded(key, read(theirs)),
      }))}
      onSave={(rows) => onSave(merged(fields, rows, { mine, theirs }))}
      onBack={onBack}
    />
  )
}
