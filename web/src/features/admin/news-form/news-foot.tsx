import { useSelector } from '@tanstack/react-form'
import type { Language } from 'api/contract/languages'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangesDialog } from '#features/admin/form/changes-dialog.tsx'
import { differing } from '#features/admin/form/conflict-rows.ts'
import { FormFoot } from '#features/admin/form/form-foot.tsx'
import { toIsoMoment } from '#features/admin/form/moments.ts'
import type { AnyDraftKeeper } from '#features/admin/form/use-draft.ts'
import type { ServerState } from '#features/admin/form/use-server-draft.ts'
import type { EditedNews } from './edited-news.ts'
import { publicFields } from './news-conflict.ts'
import { NewsFormState } from './news-form-state.tsx'
import { isSameMissing, type Missing, missingParts } from './news-schema.ts'
import { type NewsFormApi, valuesOf } from './news-values.ts'
import { NewsVisibility } from './news-visibility.tsx'
import type { PictureUploads } from './picture-uploads.ts'
import type { Ending, Saving } from './use-save-news.ts'
import { useSlugState } from './use-slug-state.ts'

interface NewsFootProps {
  form: NewsFormApi
  /** What is edited; `null` for a new item. */
  item: EditedNews | null
  /** The same as the server has it now, with what lies beside it. */
  stored: EditedNews | null
  /** The address that is kept for this draft. */
  own: string
  saving: Saving
  uploads: PictureUploads
  /** A save waits for the pictures. */
  isUploading: boolean
  /** It is not chosen yet which version is edited. */
  needsChoice: boolean
  keeper: AnyDraftKeeper
  /** It goes to the subscribers when it is published. */
  isSent: boolean
  /** What the server has of it, and whether a save waits for that. */
  server: { state: ServerState; isSettling: boolean }
  /** Its visibility is being chosen. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  /** Sends what is written at once. */
  onKeep: () => void
  onSave: (ending?: Ending) => void
  /** `null` where something else leads there. */
  onDiscard: (() => void) | null
  /** Leads to what is missing. */
  onMissing: (missing: Missing) => void
  onDescribe: (id: string, language: Language) => void
  onClose: () => void
}

/** The foot of the form: how far the upload is, what is kept and not public, what is missing, Close, Publish and the visibility. */
export function NewsFoot({
  form,
  item,
  stored,
  own,
  saving,
  uploads,
  isUploading,
  needsChoice,
  isSent,
  keeper,
  server,
  isChoosing,
  ...on
}: NewsFootProps) {
  const { t } = useTranslation('admin')
  const isNew = item === null || item.status === 'draft'
  const slugState = useSlugState(
    useSelector(form.store, ({ values }) => (isNew ? values.url : null)),
    own,
  )
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const isPlanned = useSelector(form.store, ({ values }) => Date.parse(toIsoMoment(values.from) ?? '') > Date.now())
  const unfilled = useSelector(form.store, ({ errorMap }) => missingParts(t, errorMap.onChange, slugState), {
    compare: isSameMissing,
  })
  const published = useMemo(() => (isNew ? null : valuesOf(item.published)), [isNew, item])
  const changes = useSelector(form.store, ({ values }) =>
    published === null ? 0 : differing(publicFields, published, values).length,
  )
  const hasNothingNew = item?.status === 'published' && changes === 0 && !isSent
  const isPublished = hasNothingNew && !needsChoice && unfilled.length === 0
  const isSaving = isUploading || isSubmitting || saving.isPending || server.isSettling

  /** Why it cannot be published. */
  function blocked() {
    if (needsChoice) return t('changes.needChoice')
    return unfilled.length > 0 && <MissingLinks missing={unfilled} onMissing={on.onMissing} />
  }

  function saveLabel() {
    if (isPlanned) return 'endings.planned'
    return item?.status === 'published' ? 'endings.publishChanges' : 'endings.publish'
  }

  return (
    <FormFoot
      saveLabel={t(saveLabel())}
      blocked={blocked()}
      isPublished={isPublished}
      isSaving={isSaving}
      onSave={() => on.onSave()}
      onKeep={on.onKeep}
      onClose={on.onClose}
      onDiscard={stored?.hasDraft && !needsChoice ? on.onDiscard : null}
      keeper={keeper}
      state={server.state}
      isNew={item === null}
      changes={changes}
      plannedFor={item?.published.state === 'planned' ? item.published.visibleFrom : null}
      which={(onClose) =>
        published && (
          <ChangesDialog fields={publicFields} published={published} values={form.state.values} onClose={onClose} />
        )
      }
      menu={
        <NewsVisibility
          form={form}
          item={item}
          missing={unfilled.map(({ words }) => words)}
          hasChanges={!hasNothingNew}
          isPublished={isPublished}
          isOpen={isChoosing}
          onOpen={on.onChoosing}
          disabled={isSaving || needsChoice}
          onSave={on.onSave}
        />
      }
    >
      <NewsFormState form={form} uploads={uploads} onDescribe={on.onDescribe} />
    </FormFoot>
  )
}

/** What is missing, each of which leads to its field. */
function MissingLinks({ missing, onMissing }: { missing: Missing[]; onMissing: (missing: Missing) => void }) {
  const { t } = useTranslation('admin')
  return (
    <>
      {t('newsForm.whyDisabled', { count: missing.length })}{' '}
      {missing.map((each, index) => (
        <Fragment key={each.words}>
          {index > 0 && ', '}
          <button type="button" className="link" onClick={() => onMissing(each)}>
            {each.words}
          </button>
        </Fragment>
      ))}
      .
    </>
  )
}
