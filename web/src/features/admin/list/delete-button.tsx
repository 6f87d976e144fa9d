import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { IconButton } from '#ui/icon-button.tsx'

/** The bin at the end of a row. */
export function DeleteButton({ title, onClick }: { title: string; onClick: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <IconButton danger title={t('common.delete')} aria-label={t('list.deleteItem', { title })} onClick={onClick}>
      <Icon d={staffDrawings.trash} />
    </IconButton>
  )
}
