import type { SitePerson } from 'api/contract/people'
import { initialsOf } from '#lib/initials.ts'
import styles from './avatar.module.css'
import { Icon } from './icon.tsx'

interface AvatarProps {
  person: Pick<SitePerson, 'name' | 'families'>
  size?: 'small' | 'middle' | 'large' | 'profile'
}

/** A brushed tile with engraved initials: mill finish, or anodized blue for those who sell only profiles (CONT-07). */
export function Avatar({ person: { name, families }, size = 'middle' }: AvatarProps) {
  const isAnodized = families.length === 1 && families[0] === 'Extruded'
  return (
    <span className={`${styles.avatar} ${styles[size]} ${isAnodized ? styles.anodized : ''}`} aria-hidden="true">
      {initialsOf(name) || <Icon name="person" size="large" />}
    </span>
  )
}
