import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Menu, type MenuAct } from '#features/admin/form/menu.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { iconButton } from '#ui/icon-button.tsx'
import styles from './row-menu.module.css'

/** What else can be done with a row. */
export function RowMenu({ title, acts }: { title: string; acts: MenuAct[] }) {
  const { t } = useTranslation('admin')
  return (
    <Menu label={t('list.menuOf', { title })} acts={acts} className={`${iconButton} ${styles.opener}`}>
      <Icon d={staffDrawings.more} />
    </Menu>
  )
}
