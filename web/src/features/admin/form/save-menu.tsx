import { Icon } from '#components/icon.tsx'
import { Menu, type MenuAct } from './menu.tsx'
import styles from './save-menu.module.css'

interface SaveMenuProps {
  label: string
  acts: MenuAct[]
  disabled: boolean
}

/** The other endings of a form, in a menu beside its one primary button. */
export function SaveMenu(props: SaveMenuProps) {
  return (
    <Menu {...props} side="top" className={`btn ${styles.opener}`}>
      <Icon name="down" />
    </Menu>
  )
}
