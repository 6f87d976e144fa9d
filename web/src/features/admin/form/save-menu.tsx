import { Icon } from '#components/icon.tsx'
import { Menu, type MenuAct } from './menu.tsx'
import styles from './save-menu.module.css'

export type SaveWay = MenuAct

interface SaveMenuProps {
  label: string
  ways: SaveWay[]
  disabled: boolean
}

/** The other endings of a form, in a menu beside its one primary button. */
export function SaveMenu(props: SaveMenuProps) {
  return (
    <Menu {...props} className={styles.place} openerClass={`btn ${styles.opener}`}>
      <Icon name="down" />
    </Menu>
  )
}
