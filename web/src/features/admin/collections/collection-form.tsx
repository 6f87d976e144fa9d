import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SaveFailure } from '#features/admin/form/bar.tsx'
import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { DiscardChanges } from '#features/admin/form/discard-changes.tsx'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { OvertakenNote } from '#features/admin/form/overtaken-note.tsx'
import { Presence } from '#features/admin/form/presence.tsx'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { stateName } from '#features/admin/visibility/state-words.ts'
import { queryKeys } from '#lib/query-keys.ts'
import type { CollectionItem, CollectionName } from './collection-item.ts'
import type { FormEnd } from './collection-page.tsx'
import { discardDraft } from './item-drafts.queries.ts'
import { ItemFormContext } from './item-field.tsx'
import { ItemFoot } from './item-foot.tsx'
import type { ItemForm } from './item-form.ts'
import { ItemHistory } from './item-history.tsx'
import { type CollectionFormOptions, useCollectionForm } from './use-collection-form.ts'
import { WithdrawalDialog } from './withdrawal-dialog.tsx'

interface CollectionFormProps<Name extends CollectionName, Input, Item, Values extends object>
  extends CollectionFormOptions<Name, Input, Item, Values>,
    FormEnd<Item> {
  /** What the button says of something that visitors do not see yet. */
  publishLabel?: (values: Values) => string | undefined
  /** The page's title and heading of a new thing. */
  newHeading: string
  /** Where it stands, and whether visitors see it. */
  state?: string | false | null
  /** Where visitors find what is not hidden, in a word, when that is not at once the site. */
  standing?: string
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
  publishLabel,
  newHeading,
  state,
  standing,
  siteAddress,
  ownPath = null,
  note,
  children,
  ...options
}: CollectionFormProps<Name, Input, Item, Values>) {
  const { collection, item, found = null, onClose } = options
  const { t } = useTranslation('admin')
  const setSaved = useSetSaved()
  const [isDiscarding, setDiscarding] = useState(false)
  const { parts, start, base, form, generation, draft, server, overtaken, ...editing } = useCollectionForm(options)
  const { valuesOf, fields, withDraft } = parts

  const heading = item ? parts.titleOf(item) : newHeading
  const theirs = overtaken && ('item' in overtaken ? overtaken.item : overtaken.draft)
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
            <a className="btn btn--quiet btn--sm" href={siteAddress} target="_blank" rel="noopener">
              <Icon name="external" /> {t('newsForm.viewOnSite')}
            </a>
          )}
        </FormHead>
        <div className={frame.alerts}>
          <SaveFailure failure={editing.failure} />
        </div>
        <DraftNote
          draft={draft.offered}
          version={item?.updatedAt ?? null}
          onTake={editing.takeDraft}
          onDiscard={draft.discard}
        />
        {theirs && (
          <OvertakenNote
            saved={{ by: theirs.updatedBy, at: theirs.updatedAt }}
            isPublished={overtaken && 'item' in overtaken && !overtaken.item.isHidden}
            onCompare={() => editing.setComparing({ isHidden: null })}
          />
        )}
        {note}
        {/* To its fields all forms are alike. */}
        <ItemFormContext value={{ collection, form: form as never, generation }}>{children(form)}</ItemFormContext>
        {item && (
          <ItemHistory
            collection={collection.name}
            parts={parts}
            item={item}
            onTake={(version) =>
              editing.replace(
                fields.reduce((values, field) => field.take(values, valuesOf(version)), form.state.values),
              )
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
            publishLabel={label}
            standing={standing ?? stateName(t, 'published')}
            path={item && !item.isHidden ? ownPath : null}
            onKeep={() => void server.keepAll()}
            onSave={editing.save}
            onDiscard={item !== null && server.isStored ? () => setDiscarding(true) : null}
            onClose={onClose}
          />
        )}
      </form.Subscribe>
      {overtaken && theirs && editing.comparing && (
        <ConflictDialog
          fields={fields}
          base={base.current ? valuesOf(base.current.item) : start}
          mine={form.state.values}
          theirs={
            'item' in overtaken ? valuesOf(overtaken.item) : withDraft(overtaken.draft.values as Partial<Values>, start)
          }
          saved={{ by: theirs.updatedBy, at: theirs.updatedAt }}
          onSave={editing.resolve}
          onBack={() => editing.setComparing(null)}
        />
      )}
      {editing.isReasonAsked && (
        <WithdrawalDialog title={heading} onConfirm={editing.giveReason} onClose={editing.withoutReason} />
      )}
      {isDiscarding && (
        <DiscardChanges
          discard={async () => {
            await server.hold()
            return discardDraft(collection.name, server.id())
          }}
          invalidates={[...queryKeys[collection.name], 'drafts']}
          onDiscarded={() => {
            editing.end()
            setSaved({ sentence: 'changes.discarded' })
            onClose()
          }}
          onClose={() => {
            server.release()
            setDiscarding(false)
          }}
        />
      )}
      {editing.deadLinksQuestion}
      {editing.leaveQuestion}
    </>
  )
}
