import type { Collection } from 'api/contract/collections/collection'
import type { CollectionDraft } from 'api/contract/collections/drafts'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { useDeadLinksQuestion } from '#features/admin/editor/use-dead-links-question.tsx'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { Presence } from '#features/admin/form/presence.tsx'
import type { Refusal } from '#features/admin/form/refusal.ts'
import { SaveFailure } from '#features/admin/form/save-failure.tsx'
import { useDraft } from '#features/admin/form/use-draft.ts'
import { useLeaving } from '#features/admin/form/use-leaving.tsx'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import type { FormEnd } from './collection-page.tsx'
import { DiscardItemChanges } from './discard-item-changes.tsx'
import { type OwnParts, useFormParts } from './form-parts.ts'
import { ItemConflict } from './item-conflict.tsx'
import type { Overtaken } from './item-drafts.queries.ts'
import { ItemFormContext } from './item-field.tsx'
import { ItemFoot } from './item-foot.tsx'
import { type ItemForm, useItemForm } from './item-form.ts'
import { ItemHistory } from './item-history.tsx'
import { useItemDraft } from './use-item-draft.ts'
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
  /** What is kept of it on the server and is not published. */
  found?: CollectionDraft | null | undefined
  /** What the button says of something that visitors do not see yet. */
  publishLabel?: (values: Values) => string | undefined
  /** The page's title and heading of a new thing. */
  newHeading: string
  /** Where it stands, and whether visitors see it. */
  state?: string | false | null
  /** Where visitors see it. */
  siteAddress?: string | undefined
  /** Path of what visitors read of it alone: what links to that is named before it is hidden. */
  ownPath?: string | null
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
  found = null,
  publishLabel,
  newHeading,
  state,
  siteAddress,
  ownPath = null,
  note,
  children,
  onSaved,
  onClose,
}: CollectionFormProps<Name, Input, Item, Values>) {
  const { t } = useTranslation('admin')
  const setSaved = useSetSaved()
  const parts = useFormParts(collection, own, item === null)
  const { valuesOf, toInput, fields, withDraft } = parts
  const [start] = useState(() => {
    const stored = item
      ? valuesOf(item)
      : copyOf
        ? { ...valuesOf(copyOf), ...ofCopy }
        : { ...collection.empty, ...added }
    return found ? withDraft(found.values as Partial<Values>, stored) : stored
  })
  const [generation, setGeneration] = useState(0)
  const base = useRef<Base<Item>>(item && { item, version: found?.basedOn ?? item.updatedAt })
  const [conflict, setConflict] = useState<{ now: Overtaken<Item>; isSaving: boolean; isHidden: boolean } | null>(null)
  const [isDiscarding, setDiscarding] = useState(false)
  /** Of the last try: whether visitors do not see it then. */
  const hiding = useRef(false)
  const isDone = useRef(false)
  const [isReasonAsked, setReasonAsked] = useState(false)
  const reason = useRef('')
  const { save, failure } = useSaveItem<Item, Values>({
    collection,
    toInput,
    fields: fields.map(({ key }) => key),
    onSaved: (saved) => {
      isDone.current = true
      draft.end()
      leave.free()
      onSaved(saved)
    },
    onReasonMissing: () => setReasonAsked(true),
    onConflict: (now) => setConflict({ now, isSaving: true, isHidden: hiding.current }),
  })
  const { form, check } = useItemForm(
    parts,
    start,
    (values): Promise<Refusal | undefined> =>
      save({ base: base.current, values, draft: server.published(), reason: reason.current }),
  )
  const read = () => form.state.values
  const isDirty = () => JSON.stringify(read()) !== JSON.stringify(start)
  const place = (id: string | undefined) => `${collection.name}/${id ?? 'new'}`
  const draft = useDraft({
    item: place(item?._id ?? found?._id),
    store: form.store,
    read,
    isDirty,
    version: () => base.current?.version ?? null,
  })
  const server = useItemDraft<Item, Values>({
    collection: collection.name,
    found,
    store: form.store,
    read,
    base,
    onKept({ _id }, isAll, isFirst) {
      draft.keeper.drop(place(item?._id ?? _id), isAll)
      // Past the router, which would show another page: a reload leads to the draft and not to an empty form.
      if (isFirst && location.pathname === `/admin/${collection.name}/new`)
        History.prototype.replaceState.call(history, history.state, '', `/admin/${collection.name}/${_id}`)
    },
    onConflict: (now) => setConflict({ now, isSaving: false, isHidden: false }),
  })
  const leave = useLeaving({
    keep: server.keepAll,
    lost() {
      draft.keeper.keep()
      return server.isAllKept() || draft.keeper.isKeeping() ? null : 'text'
    },
  })

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

  const deadLinks = useDeadLinksQuestion({
    nameOf: (key: string) => parts.labelOf(key),
    onShow: (key) => document.querySelector(`[data-field="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'center' }),
  })

  /** @param isHidden whether visitors do not see it then */
  function submit(isHidden: boolean): void {
    if (isHidden) store(true)
    else deadLinks.publish(textsOf(collection, form.state.values), () => store(false))
  }

  async function store(isHidden: boolean) {
    await server.hold()
    hiding.current = isHidden
    // Every collection has this field; what its values are is known to the page alone.
    form.setFieldValue('isHidden' as never, isHidden as never)
    await form.handleSubmit()
    if (!isDone.current) server.release()
  }

  function resolve(next: Values) {
    if (!conflict) return
    const { now, isSaving, isHidden } = conflict
    if ('item' in now) base.current = { item: now.item, version: now.item.updatedAt }
    else server.startFromDraft(now.draft)
    setConflict(null)
    server.release()
    replace(next)
    if (isSaving) submit(isHidden)
  }

  const heading = item ? parts.titleOf(item) : newHeading
  const theirs = conflict && ('item' in conflict.now ? conflict.now.item : conflict.now.draft)
  return (
    <>
      <title>{t('collections.pageTitle', { title: heading })}</title>
      <div className={`wrap ${frame.frame}`}>
        <FormHead
          heading={heading}
          state={
            <>
              {item ? state : t('newsState.new')} <Presence id={item?._id ?? found?._id ?? null} />
            </>
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
      <form.Subscribe selector={({ values }) => publishLabel?.(values)}>
        {(label) => (
          <ItemFoot
            form={form}
            parts={parts}
            item={item}
            keeper={draft.keeper}
            server={server}
            isBeside={item !== null && server.isStored}
            publishLabel={label}
            path={item && !item.isHidden ? ownPath : null}
            onKeep={() => void server.keepAll()}
            onSave={(isHidden) => void submit(isHidden)}
            onDiscard={() => setDiscarding(true)}
            onClose={onClose}
          />
        )}
      </form.Subscribe>
      {conflict && theirs && (
        <ItemConflict
          parts={parts}
          base={base.current ? valuesOf(base.current.item) : start}
          mine={form.state.values}
          theirs={
            'item' in conflict.now
              ? valuesOf(conflict.now.item)
              : withDraft(conflict.now.draft.values as Partial<Values>, start)
          }
          saved={{ by: theirs.updatedBy, at: theirs.updatedAt }}
          onSave={resolve}
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
      {isDiscarding && (
        <DiscardItemChanges
          collection={collection.name}
          hold={server.hold}
          id={server.id}
          onDiscarded={() => {
            draft.end()
            leave.free()
            setSaved({ sentence: 'changes.discarded' })
            onClose()
          }}
          onClose={() => {
            server.release()
            setDiscarding(false)
          }}
        />
      )}
      {deadLinks.question}
      {leave.question}
    </>
  )
}

/** The formatted texts of a form by their fields. */
function textsOf(
  { fields }: Pick<Collection<string, unknown, unknown, unknown>, 'fields'>,
  values: object,
): { place: string; html: string }[] {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind === 'richText')
    .map(([place]) => ({ place, html: String(Object(values)[place]) }))
}
