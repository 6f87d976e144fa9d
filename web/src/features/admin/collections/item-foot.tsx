import { useSelector } from '@tanstack/react-form'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangesDialog } from '#features/admin/form/changes-dialog.tsx'
import { differing } from '#features/admin/form/conflict-rows.ts'
import { FormFoot, missingWords } from '#features/admin/form/form-foot.tsx'
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
  /** What the button says of something that visitors do not see yet. */
  publishLabel: string | undefined
  /** Where visitors find it, in a word. */
  standing: string
  /** Path of what visitors read of it alone; `null` where there is none. */
  path: string | null
  onKeep: () => void
  /** @param isHidden whether visitors do not see it then */
  onSave: (isHidden: boolean) => void
  /** Throws away what lies beside the item on the server; `null` when nothing does. */
  onDiscard: (() => void) | null
  onClose: () => void
}

/** The foot of a collection's form: what is kept and not public, what is missing, Close, Publish and the visibility. */
export function ItemFoot<Item, Values extends object>({
  form,
  parts,
  item,
  server,
  publishLabel,
  standing,
  path,
  onSave,
  ...foot
}: ItemFootProps<Item, Values>) {
  const { t } = useTranslation('admin')
  const isSaving = useSelector(form.store, (state) => state.isSubmitting) || server.isSettling
  const [isChoosing, setChoosing] = useState(false)
  const missing = useSelector(
    form.store,
    ({ errorMap, values }) => parts.missingOf((errorMap.onChange as object | undefined) ?? {}, values),
    { compare: isSameList },
  )
  const { publicFields, valuesOf } = parts
  const published = useMemo(() => item && valuesOf(item), [item, valuesOf])
  const changes = useSelector(form.store, ({ values }) =>
    published === null ? 0 : differing(publicFields, published, values).length,
  )
  const isPublic = item !== null && !item.isHidden
  const isSame = isPublic && changes === 0
  const refusal = missing.length > 0 ? missingWords(t, missing) : null
  const isPublished = isSame && refusal === null

  return (
    <FormFoot
      {...foot}
      saveLabel={isPublic ? t('endings.publishChanges') : (publishLabel ?? t('endings.publish'))}
      blocked={refusal}
      isPublished={isPublished}
      isSaving={isSaving}
      onSave={() => onSave(false)}
      state={server.state}
      isNew={item === null}
      changes={changes}
      which={(onClose) =>
        published && (
          <ChangesDialog fields={publicFields} published={published} values={form.state.values} onClose={onClose} />
        )
      }
      menu={
        item && (
          <VisibilityMenu
            isOpen={isChoosing}
            onOpen={setChoosing}
            disabled={isSaving}
            standing={isPublished ? standing : null}
            stored={{ state: item.isHidden ? 'hidden' : 'published', visibleFrom: null, visibleUntil: null }}
            choices={['now', 'hidden']}
            hasEnd={false}
            linked={path}
            isAlways={changes > 0}
            labelOf={({ choice }) =>
              choice === 'now' && isPublic && !isSame ? t('endings.publishChanges') : undefined
            }
            refusalOf={() => refusal}
            onChoose={({ choice }) => onSave(choice === 'hidden')}
          />
        )
      }
    />
  )
}
