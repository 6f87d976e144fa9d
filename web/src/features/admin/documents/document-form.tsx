import { documents, type StaffDocument } from 'api/contract/collections/documents'
import { daysUntil, validityOf } from 'api/contract/document-validity'
import { DOCUMENT_SECTIONS } from 'api/contract/documents'
import { todayInSofia } from 'api/contract/sofia-time'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { inquiryProducts } from 'supabase/inquiry-facts'
import { productUrls } from '#content/catalogue.ts'
import { CollectionForm } from '#features/admin/collections/collection-form.tsx'
import type { ItemFormProps } from '#features/admin/collections/collection-page.tsx'
import { NoteBar } from '#features/admin/form/bar.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { requested } from '#features/admin/form/opening-focus.ts'
import { formatBytes, formatDate } from '#lib/format.ts'
import { Hint } from '#ui/hint.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { Ruled } from '#ui/ruled.tsx'
import styles from './document-file-box.module.css'
import { DocumentFileBox } from './document-file-box.tsx'
import { DocumentTexts } from './document-texts.tsx'

/** The form for a document: what is written of it, its file, and the files that were before. */
export function DocumentForm({ item: document, ...end }: ItemFormProps<StaffDocument>) {
  const { t } = useTranslation('admin')
  const isPublic = document && !document.isHidden
  return (
    <CollectionForm
      collection={documents}
      start={{ section: requestedSection() ?? 'statements' }}
      own={{
        inWords: (field, value) => (field === 'file' ? t('documentForm.newFile') : productNames(field, value)),
        alsoChanged: (before, after) =>
          before.thumbnail.src === after.thumbnail.src ? [] : [t('documentForm.fileReplaced')],
        stays: t('fields.documents.file.label'),
      }}
      item={document}
      newHeading={t('documentForm.headingNew')}
      state={
        document &&
        `${t(`fields.documents.section.choices.${document.section}`)} · ${t(isPublic ? 'documents.isPublic' : 'documents.isHidden')}`
      }
      siteAddress={document?.address}
      ownPath={document?.address ?? null}
      note={document && <ValidityNote document={document} />}
      {...end}
    >
      {(form) => (
        <div className={frame.columns}>
          <DocumentTexts form={form} isNew={document === null} />
          <Stack gap={6}>
            <form.AppField name="file">{() => <DocumentFileBox document={document} />}</form.AppField>
            {document && <EarlierFiles earlier={document.earlier} />}
          </Stack>
        </div>
      )}
    </CollectionForm>
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
  return (
    <NoteBar icon="warning" isUrgent heading={heading}>
      {t(validity === 'ended' ? 'documents.endedNote' : 'documents.endingNote')}
    </NoteBar>
  )
}

/** The names of products, as they stand on the site. */
function productNames(field: string, value: unknown) {
  if (field !== 'products' || !Array.isArray(value)) return undefined
  return productUrls
    .filter((product) => value.includes(product))
    .map((product) => inquiryProducts[product].name)
    .join(', ')
}

/** The section that the address names behind its `#`. */
function requestedSection() {
  const { part } = requested()
  return DOCUMENT_SECTIONS.find((section) => section === part)
}

/** The files that were replaced; they stay readable at addresses of their own. */
function EarlierFiles({ earlier }: Pick<StaffDocument, 'earlier'>) {
  const { t } = useTranslation('admin')
  const id = useId()
  if (earlier.length === 0) return null
  return (
    <Stack as="section" className={`${frame.box} ${styles.earlier}`} aria-labelledby={id}>
      <h2 id={id}>{t('documentForm.earlier')}</h2>
      <Ruled>
        {earlier.map(({ file, until, pages, bytes }) => (
          <Row as="li" between key={file}>
            <a href={file} target="_blank" rel="noopener">
              {t('documentForm.until', { date: formatDate(until) })}
            </a>
            {t('documents.size', { count: pages, size: formatBytes(bytes) })}
          </Row>
        ))}
      </Ruled>
      <Hint>{t('documentForm.earlierNote')}</Hint>
    </Stack>
  )
}
