import type { SitePerson } from 'api/contract/people'
import { initialsOf } from '#lib/initials.ts'
import styles from './avatar.module.css'
import { Icon } from './icon.tsx'
import { Portrait } from './portrait.tsx'

interface AvatarProps {
  person: Pick<SitePerson, 'name' | 'families' | 'picture'>
  size?: 'small' | 'middle' | 'profile'
}

/** How wide each is shown, as `avatar.module.css` has it. */
const WIDTHS = {
  small: '60px',
  middle: '76px',
  profile: '(max-width: 999.98px) 88px, 128px',
}

/**
 * The photograph, or a brushed tile with engraved initials: mill finish, or anodized blue for those who sell only profiles
 * (CONT-07).
 */
export function Avatar({ person: { name, families, picture }, size = 'middle' }: AvatarProps) {
  const isAnodized = families.length === 1 && families[0] === 'Extruded'
  return (
    <span className={`${styles.avatar} ${styles[size]} ${isAnodized ? styles.anodized : ''}`} aria-hidden="true">
      {initialsOf(name) || <Icon name="person" size="large" />}
      <Portrait crop={picture} sizes={WIDTHS[size]} />
    </span>
  )
}
