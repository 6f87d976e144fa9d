import { useSelector } from '@tanstack/react-form'
import { daysUntil, validityOf } from 'api/contract/document-validity'
import type { DocumentSection, StaffDocument } from 'api/contract/documents'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { NoteBar } from '#features/admin/form/bar.tsx'
import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { conflictRows, merged } from '#features/admin/form/conflict-rows.ts'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import { FormFoot } from '#features/admin/form/form-foot.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { FormHead } from '#features/admin/form/form-head.tsx'
import { isSameList } from '#features/admin/form/same-list.ts'
import { SaveFailure } from '#features/admin/form/save-failure.tsx'
import { useDraft } from '#features/admin/form/use-draft.ts'
import { useLeaveGuard } from '#features/admin/form/use-leave-guard.tsx'
import { formatDate } from '#lib/format.ts'
import { todayInSofia } from '#lib/sofia-time.ts'
import { DocumentFileBox } from './document-file-box.tsx'
import { type DocumentFormApi, useDocumentFormApi } from './document-form-api.ts'
import { DocumentTexts } from './document-texts.tsx'
import {
  type DocumentValues,
  documentFields,
  emptyDocument,
  missingOfDocument,
  valuesOfDocument,
  withDraft,
} from './document-values.ts'
import { EarlierFiles } from './earlier-files.tsx'
import { type DocumentBase, useSaveDocument } from './use-save-document.ts'

interface DocumentFormProps {
  /** The document to edit; `null` for a new one. */
  document: StaffDocument | null
  /** Where a new one stands at first. */
  section: DocumentSection
  onSaved: () => void
  onClose: () => void
}

/** The form for a document: what is written of it, its file, and the files that were before. */
export function DocumentForm({ document, section, onSaved, onClose }: DocumentFormProps) {
  const { t } = useTranslation('admin')
  const [start] = useState(() => (document ? valuesOfDocument(document) : emptyDocument(section)))
  const base = useRef<DocumentBase>(document && { document, version: document.updatedAt })
  const [conflict, setConflict] = useState<{ base: StaffDocument; theirs: StaffDocument } | null>(null)
  const { save, failure } = useSaveDocument({
    onSaved: () => {
      draft.end()
      leave.free()
      onSaved()
    },
    onConflict: (theirs) => setConflict(base.current && { base: base.current.document, theirs }),
  })
  const form = useDocumentFormApi(start, (values) => save(base.current, values))
  const isDirty = () => JSON.stringify(form.state.values) !== JSON.stringify(start)
  const draft = useDraft({
    item: `documents/${document?._id ?? 'new'}`,
    store: form.store,
    read: () => form.state.values,
    isDirty,
    version: () => base.current?.version ?? null,
  })
  const leave = useLeaveGuard({ isDirty, isKept: draft.keeper.isKeeping, onClose, onDiscard: draft.end })

  function replace(next: DocumentValues) {
    form.reset(next, { keepDefaultValues: true })
    form.validateField('titleEn', 'change')
  }

  function takeDraft() {
    if (!draft.offered) return
    const { version, values: kept } = draft.offered
    replace(withDraft(kept, form.state.values))
    if (base.current && version) base.current.version = version
    draft.take()
  }

  function resolve(next: DocumentValues, current: StaffDocument) {
    base.current = { document: current, version: current.updatedAt }
    setConflict(null)
    replace(next)
    form.handleSubmit()
  }

  const isPublic = document && !document.isHidden
  return (
    <>
      <title>{t('documentForm.pageTitle', { title: document?.titleBg ?? t('documentForm.headingNew') })}</title>
      <div className={`wrap ${frame.frame}`}>
        <FormHead
          heading={document?.titleBg ?? t('documentForm.headingNew')}
          state={
            document &&
            `${t(`documents.sections.${document.section}`)} · ${t(isPublic ? 'documents.isPublic' : 'documents.isHidden')}`
          }
          onBack={onClose}
        >
          {isPublic && (
            <a className="btn btn--line" href={document.address} target="_blank" rel="noopener">
              <Icon name="external" /> {t('newsForm.viewOnSite')}
            </a>
          )}
        </FormHead>
        <div className={frame.alerts}>
          <SaveFailure failure={failure} />
        </div>
        <DraftNote
          draft={draft.offered}
          version={document?.updatedAt ?? null}
          onTake={takeDraft}
          onDiscard={draft.discard}
        />
        {document && <ValidityNote document={document} />}
        <div className={frame.columns}>
          <DocumentTexts form={form} isNew={document === null} />
          <div className={frame.stack}>
            <form.AppField name="file">{() => <DocumentFileBox document={document} />}</form.AppField>
            {document && <EarlierFiles earlier={document.earlier} />}
          </div>
        </div>
      </div>
      <DocumentFoot form={form} document={document} keeper={draft.keeper} onCancel={leave.cancel} />
      {conflict && (
        <DocumentConflict
          base={valuesOfDocument(conflict.base)}
          mine={form.state.values}
          theirs={valuesOfDocument(conflict.theirs)}
          saved={conflict.theirs}
          onSave={(next) => resolve(next, conflict.theirs)}
          onBack={() => setConflict(null)}
        />
      )}
      {leave.question}
    </>
  )
}

/** Says when a certificate ends, or that it has ended. */
function ValidityNote({ document: { validUntil } }: { document: StaffDocument }) {
  const { t } = useTranslation('admin')
  const today = todayInSofia()
  const validity = validityOf(validUntil, today)
  if (validUntil === null || validity === 'valid') return null
  const date = formatDate(validUntil)
  const heading =
    validity === 'ended'
      ? t('documents.ended', { date })
      : t('documents.endsIn', { count: daysUntil(validUntil, today), date })
  return <NoteBar heading={heading}>{t(validity === 'ended' ? 'documents.endedNote' : 'documents.endingNote')}</NoteBar>
}

interface DocumentFootProps {
  form: DocumentFormApi
  document: StaffDocument | null
  keeper: Parameters<typeof FormFoot>[0]['keeper']
  onCancel: () => void
}

function DocumentFoot({ form, document, keeper, onCancel }: DocumentFootProps) {
  const { t } = useTranslation('admin')
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const missing = useSelector(
    form.store,
    ({ errorMap, values }) => missingOfDocument(errorMap.onChange ?? {}, values, document === null),
    { compare: isSameList },
  )
  return (
    <FormFoot
      saveLabel={t(document ? 'documentForm.saveEdit' : 'documentForm.saveNew')}
      missing={missing.map((word) => t(`documentForm.${word}`))}
      isSaving={isSubmitting}
      onSave={() => form.handleSubmit()}
      onCancel={onCancel}
      keeper={keeper}
    >
      {t('common.requiredMark')}
    </FormFoot>
  )
}

interface DocumentConflictProps {
  base: DocumentValues
  mine: DocumentValues
  theirs: DocumentValues
  saved: StaffDocument
  onSave: (chosen: DocumentValues) => void
  onBack: () => void
}

function DocumentConflict({ base, mine, theirs, saved, onSave, onBack }: DocumentConflictProps) {
  const { t } = useTranslation('admin')
  const inWords = (value: unknown) => (typeof value === 'boolean' ? t(value ? 'common.yes' : 'common.no') : `${value}`)
  return (
    <ConflictDialog
      saved={{ by: saved.updatedBy, at: saved.updatedAt }}
      rows={conflictRows(documentFields, { base, mine, theirs })}
      texts={documentFields.map(({ key, read }) => ({
        key,
        label: t(`documentForm.${key}` as 'documentForm.titleBg'),
        mine: inWords(read(mine)),
        theirs: inWords(read(theirs)),
      }))}
      onSave={(rows) => onSave(merged(documentFields, rows, { mine, theirs }))}
      onBack={onBack}
    />
  )
}
