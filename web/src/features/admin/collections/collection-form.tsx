import { useSelector } from '@tanstack/react-form'
import type { Collection } from 'api/contract/collections/collection'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { conflictRows, differingPart, merged } from '#features/admin/form/conflict-rows.ts'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import { FormFoot } from '#features/admin/form/form-foot.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { Presence } from '#features/admin/form/presence.tsx'
import { isSameList } from '#features/admin/form/same-list.ts'
import { SaveFailure } from '#features/admin/form/save-failure.tsx'
import { SaveMenu } from '#features/admin/form/save-menu.tsx'
import { useDraft } from '#features/admin/form/use-draft.ts'
import { useLeaveGuard } from '#features/admin/form/use-leave-guard.tsx'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import type { FormEnd } from './collection-page.tsx'
import { useValueWords } from './field-words.ts'
import { type FormParts, type OwnParts, useFormParts } from './form-parts.ts'
import { ItemFormContext } from './item-field.tsx'
import { type ItemForm, useItemForm } from './item-form.ts'
import { ItemHistory } from './item-history.tsx'
import { type Base, useSaveItem } from './use-save-item.ts'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'

interface CollectionFormProps<Name extends CollectionName, Input, Item, Values extends object> extends FormEnd<Item> {
  collection: Collection<Name, Input, Item, Values>
  /** What a new form holds besides what the description says. */
  start?: Partial<Values>
  /** What this collection does in its own way. */
  own?: OwnParts<Item, Values>
  /** What is edited; `null` for a new one. */
  item: Item | null
  /** What a new one is made of, and what it does not take from it. */
  copyOf?: Item | undefined
  ofCopy?: Partial<Values>
  /** The foot says whether visitors see it: published, or saved without being shown. */
  hasEndings?: boolean
  /** The page's title and heading of a new thing. */
  newHeading: string
  /** Where it stands, and whether visitors see it. */
  state?: string | false | null
  /** Where visitors see it. */
  siteAddress?: string | undefined
  /** Above the fields. */
  note?: ReactNode
  children: (form: ItemForm<Values>) => ReactNode
}

/** The form of a collection's item, as its description says, with drafts, conflicts and history; the page lays its fields out. */
export function CollectionForm<Name extends CollectionName, Input, Item extends CollectionItem, Values extends object>({
  collection,
  start: added,
  own = {},
  item,
  copyOf,
  ofCopy,
  hasEndings = false,
  newHeading,
  state,
  siteAddress,
  note,
  children,
  onSaved,
  onClose,
}: CollectionFormProps<Name, Input, Item, Values>) {
  const { t } = useTranslation('admin')
  const parts = useFormParts(collection, own, item === null)
  const { valuesOf, toInput, fields, withDraft } = parts
  const [start] = useState(() => {
    if (item) return valuesOf(item)
    return copyOf ? { ...valuesOf(copyOf), ...ofCopy } : { ...collection.empty, ...added }
  })
  const [generation, setGeneration] = useState(0)
  const base = useRef<Base<Item>>(item && { item, version: item.updatedAt })
  const [conflict, setConflict] = useState<{ base: Item; theirs: Item } | null>(null)
  const [isReasonAsked, setReasonAsked] = useState(false)
  const reason = useRef('')
  const { save, failure } = useSaveItem<Item, Values>({
    collection,
    toInput,
    fields: fields.map(({ key }) => key),
    onSaved: (saved) => {
      draft.end()
      leave.free()
      onSaved(saved)
    },
    onReasonMissing: () => setReasonAsked(true),
    onConflict: (theirs) => setConflict(base.current && { base: base.current.item, theirs }),
  })
  const { form, check } = useItemForm(parts, start, (values) => save(base.current, values, reason.current))
  const isDirty = () => JSON.stringify(form.state.values) !== JSON.stringify(start)
  const draft = useDraft({
    item: `${collection.name}/${item?._id ?? 'new'}`,
    store: form.store,
    read: () => form.state.values,
    isDirty,
    version: () => base.current?.version ?? null,
  })
  const leave = useLeaveGuard({ isDirty, isKept: draft.keeper.isKeeping, onClose, onDiscard: draft.end })

  function replace(next: Values) {
    form.reset(next, { keepDefaultValues: true })
    check()
    setGeneration((before) => before + 1)
  }

  function takeDraft() {
    if (!draft.offered) return
    const { version, values: kept } = draft.offered
    replace(withDraft(kept, form.state.values))
    if (base.current && version) base.current.version = version
    draft.take()
  }

  /** @param isHidden whether visitors do not see it then; left out, as the form says */
  function submit(isHidden?: boolean) {
    // Every collection has this field; what its values are is known to the page alone.
    if (isHidden !== undefined) form.setFieldValue('isHidden' as never, isHidden as never)
    form.handleSubmit()
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
      <title>{t('collections.pageTitle', { title: heading })}</title>
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
          {siteAddress && item && !item.isHidden && (
            <a className="btn btn--line" href={siteAddress} target="_blank" rel="noopener">
              <Icon name="external" /> {t('newsForm.viewOnSite')}
            </a>
          )}
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
        {/* To its fields all forms are alike. */}
        <ItemFormContext value={{ collection, form: form as never, generation }}>{children(form)}</ItemFormContext>
        {item && (
          <ItemHistory
            collection={collection.name}
            parts={parts}
            item={item}
            onTake={(version) =>
              replace(fields.reduce((values, field) => field.take(values, valuesOf(version)), form.state.values))
            }
          />
        )}
      </div>
      <ItemFoot
        form={form}
        parts={parts}
        item={item}
        hasEndings={hasEndings}
        keeper={draft.keeper}
        onSave={submit}
        onCancel={leave.cancel}
      />
      {conflict && (
        <ItemConflict
          parts={parts}
          base={valuesOf(conflict.base)}
          mine={form.state.values}
          saved={conflict.theirs}
          onSave={(next) => resolve(next, conflict.theirs)}
          onBack={() => setConflict(null)}
        />
      )}
      {isReasonAsked && (
        <WithdrawalDialog
          title={heading}
          onConfirm={(why) => {
            reason.current = why
            setReasonAsked(false)
            form.handleSubmit()
          }}
          onClose={() => setReasonAsked(false)}
        />
      )}
      {leave.question}
    </>
  )
}

interface ItemFootProps<Item, Values extends object> {
  form: ItemForm<Values>
  parts: FormParts<Item, Values>
  item: CollectionItem | null
  hasEndings: boolean
  keeper: Parameters<typeof FormFoot>[0]['keeper']
  onSave: (isHidden?: boolean) => void
  onCancel: () => void
}

function ItemFoot<Item, Values extends object>({
  form,
  parts,
  item,
  hasEndings,
  keeper,
  onSave,
  onCancel,
}: ItemFootProps<Item, Values>) {
  const { t } = useTranslation('admin')
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const missing = useSelector(
    form.store,
    ({ errorMap, values }) => parts.missingOf((errorMap.onChange as object | undefined) ?? {}, values),
    { compare: isSameList },
  )
  const shared = { missing, isSaving: isSubmitting, onCancel, keeper, children: t('common.requiredMark') }
  if (!hasEndings)
    return (
      <FormFoot
        {...shared}
        saveLabel={t(item ? 'collections.saveEdit' : 'collections.saveNew')}
        onSave={() => onSave()}
      />
    )
  const canSave = missing.length === 0
  const hide = {
    label: t(item && !item.isHidden ? 'endings.hide' : 'endings.keepHidden'),
    onChoose: () => onSave(true),
  }
  return (
    <FormFoot
      {...shared}
      saveLabel={t(item && !item.isHidden ? 'endings.publishChanges' : 'endings.publish')}
      onSave={() => onSave(false)}
      onKey={item?.isHidden ? () => canSave && onSave(true) : undefined}
      menu={<SaveMenu label={t('endings.others')} ways={[hide]} disabled={isSubmitting || !canSave} />}
    />
  )
}

interface ItemConflictProps<Item, Values> {
  parts: FormParts<Item, Values>
  base: Values
  mine: Values
  saved: Item
  onSave: (chosen: Values) => void
  onBack: () => void
}

function ItemConflict<Item extends CollectionItem, Values>({
  parts: { fields, labelOf, valuesOf, inWords },
  base,
  mine,
  saved,
  onSave,
  onBack,
}: ItemConflictProps<Item, Values>) {
  const theirs = valuesOf(saved)
  const worded = useValueWords({ inWords })
  return (
    <ConflictDialog
      saved={{ by: saved.updatedBy, at: saved.updatedAt }}
      rows={conflictRows(fields, { base, mine, theirs })}
      texts={fields.map(({ key, read }) => {
        const [one, other] = [worded(key, read(mine)), worded(key, read(theirs))]
        return { key, label: labelOf(key), mine: differingPart(one, other), theirs: differingPart(other, one) }
      })}
      onSave={(rows) => onSave(merged(fields, rows, { mine, theirs }))}
      onBack={onBack}
    />
  )
}
