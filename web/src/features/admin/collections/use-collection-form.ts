import type { Collection } from 'api/contract/collections/collection'
import type { CollectionDraft } from 'api/contract/collections/drafts'
import { isMeant } from 'api/contract/collections/fields'
import { useRef, useState } from 'react'
import type { LinkedText } from '#features/admin/editor/dead-links.queries.ts'
import { useDeadLinksQuestion } from '#features/admin/editor/use-dead-links-question.tsx'
import type { Refusal } from '#features/admin/form/refusal.ts'
import { useDraft } from '#features/admin/form/use-draft.ts'
import { useLeaving } from '#features/admin/form/use-leaving.tsx'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import { type OwnParts, useFormParts } from './form-parts.ts'
import type { Overtaken } from './item-drafts.queries.ts'
import { useItemForm } from './item-form.ts'
import { useItemDraft } from './use-item-draft.ts'
import { type Base, useSaveItem } from './use-save-item.ts'

export interface CollectionFormOptions<Name extends CollectionName, Input, Item, Values extends object> {
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
  onSaved: (saved: Item) => void
}

/** Everything the form of a collection knows and does; the form itself only shows it. */
export function useCollectionForm<
  Name extends CollectionName,
  Input,
  Item extends CollectionItem,
  Values extends object,
>({
  collection,
  start: added,
  own = {},
  item,
  copyOf,
  ofCopy,
  found = null,
  onSaved,
}: CollectionFormOptions<Name, Input, Item, Values>) {
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
  const [overtaken, setOvertaken] = useState<Overtaken<Item> | null>(null)
  const isOvertaken = useRef(false)
  /** Whether visitors do not see what is saved once both were compared; `null` when the form goes on. */
  const [comparing, setComparing] = useState<{ isHidden: boolean | null } | null>(null)
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
      end()
      onSaved(saved)
    },
    onReasonMissing: () => setReasonAsked(true),
    onConflict: (now) => meet(now, true),
  })
  const { form, check } = useItemForm(
    parts,
    start,
    (values): Promise<Refusal | undefined> =>
      save({ base: base.current, values, draft: server.published(), reason: reason.current }),
  )
  const read = () => form.state.values
  const place = (id: string | undefined) => `${collection.name}/${id ?? 'new'}`
  const draft = useDraft({
    item: place(item?._id ?? found?._id),
    store: form.store,
    read,
    isDirty: () => JSON.stringify(read()) !== JSON.stringify(start),
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
    onConflict: (now) => meet(now, false),
  })
  const leave = useLeaving({
    keep: server.keepAll,
    lost() {
      draft.keeper.keep()
      return server.isAllKept() || draft.keeper.isKeeping() ? null : 'text'
    },
  })
  const deadLinks = useDeadLinksQuestion({
    nameOf: (key: string) => parts.labelOf(key),
    onShow: (key) => document.querySelector(`[data-field="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'center' }),
  })

  /** Another account, or another tab, was first. Who is writing goes on; who saves has to choose. */
  function meet(now: Overtaken<Item>, isSaving: boolean): void {
    isOvertaken.current = true
    setOvertaken(now)
    if (isSaving) setComparing({ isHidden: hiding.current })
  }

  /** All values at once; the editors start again with them. */
  function replace(next: Values): void {
    form.reset(next, { keepDefaultValues: true })
    check()
    setGeneration((before) => before + 1)
  }

  /** Nothing is kept any more. */
  function end(): void {
    isDone.current = true
    draft.end()
    leave.free()
  }

  async function store(isHidden: boolean): Promise<void> {
    await server.hold()
    hiding.current = isHidden
    // Every collection has this field; what its values are is known to the page alone.
    form.setFieldValue('isHidden' as never, isHidden as never)
    await form.handleSubmit()
    // Nothing is kept over what is being compared, nor beside what is stored.
    if (!isOvertaken.current && !isDone.current) server.release()
  }

  function ask(isHidden: boolean): void {
    if (isHidden) store(true)
    else deadLinks.publish(textsOf(collection, form.state.values), () => store(false))
  }

  return {
    parts,
    start,
    base,
    form,
    generation,
    draft,
    /** Of the draft on the server. */
    server,
    /** Why the last save failed, in words. */
    failure,
    replace,
    end,
    takeDraft(): void {
      if (!draft.offered) return
      const { version, values: kept } = draft.offered
      replace(withDraft(kept, form.state.values))
      if (base.current && version) base.current.version = version
      draft.take()
    },
    /** Stores it; what another account has saved meanwhile is compared first. @param isHidden whether visitors do not see it then */
    save: (isHidden: boolean) => (overtaken ? setComparing({ isHidden }) : ask(isHidden)),
    /** What another account has saved meanwhile, between which and the form the editor has to choose. */
    overtaken,
    comparing,
    setComparing,
    /** Goes on with what was chosen, on top of their version. */
    resolve(next: Values): void {
      if (!overtaken || !comparing) return
      if ('item' in overtaken) base.current = { item: overtaken.item, version: overtaken.item.updatedAt }
      else server.startFromDraft(overtaken.draft)
      isOvertaken.current = false
      setComparing(null)
      setOvertaken(null)
      server.release()
      replace(next)
      if (comparing.isHidden !== null) ask(comparing.isHidden)
    },
    /** The law wants it to be public: it leaves the site with a reason only. */
    isReasonAsked,
    withoutReason: () => setReasonAsked(false),
    giveReason(why: string): void {
      reason.current = why
      setReasonAsked(false)
      store(hiding.current)
    },
    deadLinksQuestion: deadLinks.question,
    leaveQuestion: leave.question,
  }
}

/** The texts of a form in which links may stand, by their fields. */
function textsOf(
  { fields }: Pick<Collection<string, unknown, unknown, unknown>, 'fields'>,
  form: object,
): ({ place: string } & LinkedText)[] {
  const values = form as Readonly<Record<string, unknown>>
  return Object.entries(fields).flatMap(([place, field]): ({ place: string } & LinkedText)[] => {
    const text = String(values[place])
    if (field.kind === 'richText') return [{ place, html: text }]
    return field.kind === 'text' && isMeant(field, values) ? [{ place, words: text }] : []
  })
}
