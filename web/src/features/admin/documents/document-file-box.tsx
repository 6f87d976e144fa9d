import type { StaffDocument } from 'api/contract/collections/documents'
import { MAX_DOCUMENT_BYTES, type SentDocumentFile } from 'api/contract/documents'
import { type ChangeEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { FileButton, UploadProgress, UploadRefusal } from '#features/admin/form/file-parts.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { sendFileAsStaff } from '#features/admin/form/send-file.ts'
import { useField } from '#features/admin/form/use-field.ts'
import { useFileUpload } from '#features/admin/form/use-file-upload.ts'
import { ApiError } from '#lib/api.ts'
import { formatBytes } from '#lib/format.ts'
import { Row, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './document-file-box.module.css'

const send = (file: File, tell: (share: number) => void, signal: AbortSignal) =>
  sendFileAsStaff<SentDocumentFile>(
    '/api/admin/documents/files',
    { file, headers: { 'content-type': 'application/pdf' }, tell, signal },
    ({ _id }) => typeof _id === 'string',
  )

/** The file of a document: what it is, and what takes its place when the form is saved. */
export function DocumentFileBox({ document }: { document: StaffDocument | null }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { value: sent, change } = useField<SentDocumentFile | null>()
  const upload = useFileUpload<SentDocumentFile>({
    send,
    onStored: change,
    wordsOf: (error) => (error instanceof ApiError && error.status === 413 ? t('errors.documentTooLarge') : undefined),
  })
  const share = upload.state && (upload.state.share ?? 0)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (file.size > MAX_DOCUMENT_BYTES) upload.refuse(t('errors.documentTooLarge'))
    else upload.start(file)
  }

  const shown = sent ?? document
  const since = document?.fileSince && !sent ? dayAndTime(document.fileSince).date : null
  return (
    <Stack as="section" gap={4} className={frame.box} aria-labelledby={`${id}-heading`}>
      <Row between align="baseline">
        <h2 id={`${id}-heading`}>{t('fields.documents.file.label')}</h2>
        <Text as="span" size="small" tone="muted">
          {t('documentForm.fileKinds')}
        </Text>
      </Row>
      {shown && (
        <Row noWrap className={styles.file}>
          <img src={shown.thumbnail.src} width={shown.thumbnail.width} height={shown.thumbnail.height} alt="" />
          <Text size="small" tone="muted">
            <strong>
              {sent
                ? t('documentForm.newFile')
                : document?.isSample
                  ? t('documents.sample')
                  : t('documentForm.theFile')}
            </strong>
            {t('documents.size', { count: shown.pages, size: formatBytes(shown.bytes) })}
            {since && ` · ${t('documentForm.since', { date: since })}`}
          </Text>
        </Row>
      )}
      {share !== null && (
        <UploadProgress
          label={t('documentForm.uploading')}
          share={share}
          words={share < 1 ? `${Math.round(share * 100)} %` : t('documentForm.judged')}
          onStop={upload.stop}
        />
      )}
      <UploadRefusal words={upload.failure} onRetry={upload.retry} />
      <FileButton name="file" accept="application/pdf,.pdf" onChange={choose}>
        {t(shown ? 'documentForm.replace' : 'documentForm.choose')}
      </FileButton>
      {document && (
        <Text size="small" tone="muted" className={styles.note}>
          {t('documentForm.addressStays')}
          <br />
          <a href={document.address} target="_blank" rel="noopener">
            {document.address}
          </a>
        </Text>
      )}
    </Stack>
  )
}
