import { useTranslation } from 'react-i18next'
import { Icon } from '#features/admin/form/icon.tsx'

/** The bin at the end of a row. */
export function DeleteButton({ title, onClick }: { title: string; onClick: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <button type="button" title={t('common.delete')} aria-label={t('list.deleteItem', { title })} onClick={onClick}>
      <Icon name="trash" />
    </button>
  )
}
