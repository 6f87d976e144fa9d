import type { StoredInquiry } from 'api/contract/inquiries'
import type { InquiryFile } from 'api/contract/inquiry-files'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useDownload } from '#features/admin/list/use-download.ts'
import { formatBytes } from '#lib/format.ts'
import { Hint } from '#ui/hint.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { Ruled } from '#ui/ruled.tsx'
import { Text } from '#ui/text.tsx'
import { fileOfInquiry } from './inquiries.queries.ts'
import styles from './inquiry-details.module.css'

/** The drawings that came with an inquiry. They are saved, never shown: visitors have sent them. */
export function InquiryFiles({ inquiry }: { inquiry: StoredInquiry }) {
  const { t } = useTranslation('admin')
  const id = useId()
  if (inquiry.files.length === 0) return null
  return (
    <section aria-labelledby={`${id}heading`}>
      <h3 id={`${id}heading`}>{t('inquiries.files', { count: inquiry.files.length })}</h3>
      <Ruled>
        {inquiry.files.map((file) => (
          <FileRow key={file.id} inquiry={inquiry._id} file={file} />
        ))}
      </Ruled>
      <Hint className={styles.hint}>{t('inquiries.filesHint')}</Hint>
    </section>
  )
}

function FileRow({ inquiry, file }: { inquiry: string; file: InquiryFile }) {
  const { t } = useTranslation('admin')
  const download = useDownload(() => fileOfInquiry(inquiry, file.id), file.name)
  return (
    <Row as="li" gap={4} between>
      <Stack as="span" gap={0}>
        <strong lang="">{file.name}</strong>
        <Text as="small" size="small" tone="muted">{`${file.kind.toUpperCase()}, ${formatBytes(file.size)}`}</Text>
      </Stack>
      <PendingButton
        isPending={download.isPending}
        pendingLabel={t('common.loading')}
        className="btn--line btn--sm"
        onClick={() => download.mutate()}
      >
        <Icon name="download" size="small" />
        <span>{t('inquiries.fileSave')}</span>
        <span className="sr">{` ${file.name}`}</span>
      </PendingButton>
      {download.error && (
        <div className={styles.failure}>
          <AlertBar>{failureWords(t, download.error)}</AlertBar>
        </div>
      )}
    </Row>
  )
}
