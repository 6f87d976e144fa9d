import type { StoredInquiry } from 'api/contract/inquiries'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Menu } from '#features/admin/form/menu.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { saveFile } from '#features/admin/list/save-file.ts'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { formatBytes } from '#lib/format.ts'
import { fileOfInquiry } from './inquiries.queries.ts'
import styles from './row-files.module.css'

/** How many drawings came with an inquiry; they are taken from its row. */
export function RowFiles({ inquiry: { _id, files } }: { inquiry: StoredInquiry }) {
  const { t } = useTranslation('admin')
  const setSaved = useSetSaved()
  const download = useStaffMutation({
    mutationFn: ({ id }: { id: string; name: string }) => fileOfInquiry(_id, id),
    onSuccess: (file, { name }) => saveFile(file, name),
    onError: (failure) => setSaved({ failure }),
  })
  return (
    <Menu
      label={t('inquiries.files', { count: files.length })}
      acts={files.map((file) => ({
        label: `${file.name}, ${formatBytes(file.size)}`,
        onChoose: () => download.mutate(file),
      }))}
      className={styles.opener}
    >
      <Icon d={staffDrawings.file} size="small" /> {files.length}
    </Menu>
  )
}
