import { useTranslation } from 'react-i18next'
import { NoteBar } from '#features/admin/form/bar.tsx'
import { ChangesList } from '#features/admin/form/changes-dialog.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { QuestionDialog } from '#features/admin/form/question-dialog.tsx'
import { publicFields } from './news-conflict.ts'
import type { NewsValues } from './news-values.ts'

/** Unpublished changes of a public item that another account has saved last. */
export interface Colleague {
  name: string
  /** ISO 8601. */
  at: string
}

interface ColleagueChangesProps {
  colleague: Colleague
  /** Goes on with what they have written. */
  onTake: () => void
  /** Starts from what visitors read. */
  onPublished: () => void
}

/** Anyone who opens an item with the changes of a colleague sees whose they are, and chooses, before anything is edited. */
export function ColleagueChanges({ colleague, onTake, onPublished }: ColleagueChangesProps) {
  const { t } = useTranslation('admin')
  return (
    <NoteBar
      icon="warning"
      isUrgent
      heading={t('changes.heading')}
      actions={
        <>
          <button type="button" className="btn btn--sm" onClick={onTake}>
            {t('changes.take')}
          </button>
          <button type="button" className="btn btn--line btn--sm" onClick={onPublished}>
            {t('changes.fromPublished')}
          </button>
        </>
      }
    >
      {t('changes.by', { name: colleague.name, ...dayAndTime(colleague.at) })}. {t('changes.note')}
    </NoteBar>
  )
}

interface PublishOthersProps {
  colleague: Colleague
  /** What visitors read now. */
  published: NewsValues
  values: NewsValues
  onPublish: () => void
  onClose: () => void
}

/** Asks before the changes of a colleague go to the site: whose they are, and every field that will differ. */
export function PublishOthers({ colleague, published, values, onPublish, onClose }: PublishOthersProps) {
  const { t } = useTranslation('admin')
  return (
    <QuestionDialog
      heading={t('changes.othersQuestion', { names: colleague.name })}
      act={t('endings.publish')}
      isWide
      onConfirm={onPublish}
      onClose={onClose}
    >
      <p>{t('changes.othersNote', dayAndTime(colleague.at))}</p>
      <ChangesList fields={publicFields} published={published} values={values} />
    </QuestionDialog>
  )
}
