import { useSelector } from '@tanstack/react-form'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFoot } from '#features/admin/form/form-foot.tsx'
import { KeptWords, UnpublishedWords } from '#features/admin/form/kept-words.tsx'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { isSameList } from '#features/admin/form/same-list.ts'
import type { AnyDraftKeeper } from '#features/admin/form/use-draft.ts'
import type { ServerState } from '#features/admin/form/use-server-draft.ts'
import { VisibilityMenu } from '#features/admin/visibility/visibility-menu.tsx'
import type { CollectionItem } from './collection-item.ts'
import type { FormParts } from './form-parts.ts'
import type { ItemForm } from './item-form.ts'

interface ItemFootProps<Item, Values extends object> {
  form: ItemForm<Values>
  parts: FormParts<Item, Values>
  /** What is edited; `null` while nothing of it was published. */
  item: (Item & CollectionItem) | null
  keeper: AnyDraftKeeper
  /** What the server has of it, and whether a save waits for that. */
  server: { state: ServerState; isSettling: boolean }
  /** Something lies beside the item on the server. */
  hasDraft: boolean
  /** What the button says of something that visitors do not see yet. */
  publishLabel: string | undefined
  /** Path of what visitors read of it alone; `null` where there is none. */
  path: string | null
  onKeep: () => void
  /** @param isHidden whether visitors do not see it then */
  onSave: (isHidden: boolean) => void
  onDiscard: () => void
  onClose: () => void
}

/** The foot of a collection's form: what is kept and not public, what is missing, Close, Publish and the visibility. */
export function ItemFoot<Item, Values extends object>({
  form,
  parts,
  item,
  keeper,
  server,
  hasDraft,
  publishLabel,
  path,
  onKeep,
  onSave,
  onDiscard,
  onClose,
}: ItemFootProps<Item, Values>) {
  const { t } = useTranslation('admin')
  const isSaving = useSelector(form.store, (state) => state.isSubmitting) || server.isSettling
  const [isChoosing, setChoosing] = useState(false)
  const [isAskingWhich, setAskingWhich] = useState(false)
  const missing = useSelector(
    form.store,
    ({ errorMap, values }) => parts.missingOf((errorMap.onChange as object | undefined) ?? {}, values),
    { compare: isSameList },
  )
  const published = useMemo(() => item && parts.valuesOf(item), [item, parts.valuesOf])
  const changes = useSelector(form.store, ({ values }) => changedKeys(published, values), { compare: isSameList })
  const isPublic = item !== null && !item.isHidden
  const isSame = isPublic && changes.length === 0

  return (
    <>
      <FormFoot
        saveLabel={isPublic ? t('endings.publishChanges') : (publishLabel ?? t('endings.publish'))}
        missing={missing}
        blocked={missing.length === 0 && isSame ? t('changes.none') : undefined}
        isSaving={isSaving}
        onSave={() => onSave(false)}
        onKey={onKeep}
        onCancel={onClose}
        keeper={keeper}
        keptWords={(kept) => (
          <>
            <KeptWords state={server.state} isInBrowser={kept?.isKept !== false} isNew={item === null} />
            <UnpublishedWords changes={changes.length} plannedFor={null} onWhich={() => setAskingWhich(true)} />
          </>
        )}
        acts={
          hasDraft && (
            <button type="button" className="link" onClick={onDiscard}>
              {t('endings.discard')}
            </button>
          )
        }
        menu={
          item && (
            <VisibilityMenu
              isOpen={isChoosing}
              onOpen={setChoosing}
              disabled={isSaving}
              stored={{ state: item.isHidden ? 'hidden' : 'published', visibleFrom: null, visibleUntil: null }}
              choices={['now', 'hidden']}
              hasEnd={false}
              linked={path}
              isAlways={changes.length > 0}
              labelOf={({ choice }) =>
                choice === 'now' && isPublic && !isSame ? t('endings.publishChanges') : undefined
              }
              refusalOf={() =>
                missing.length > 0
                  ? `${t('newsForm.whyDisabled', { count: missing.length })} ${missing.join(', ')}.`
                  : null
              }
              onChoose={({ choice }) => onSave(choice === 'hidden')}
            />
          )
        }
      >
        {t('common.requiredMark')}
      </FormFoot>
      {isAskingWhich && (
        <MessageDialog heading={t('changes.which')} onClose={() => setAskingWhich(false)}>
          <ul>
            {[...new Set(changes.map(parts.labelOf))].map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <DialogActions>
            <button type="button" className="btn" onClick={() => setAskingWhich(false)}>
              {t('common.close')}
            </button>
          </DialogActions>
        </MessageDialog>
      )}
    </>
  )
}

/** The fields that visitors read otherwise; whether they read it is chosen in the control for it. */
function changedKeys(published: object | null, values: object): string[] {
  if (published === null) return []
  const before = published as Readonly<Record<string, unknown>>
  return Object.entries(values).flatMap(([key, value]) =>
    key === 'isHidden' || JSON.stringify(before[key]) === JSON.stringify(value) ? [] : [key],
  )
}
