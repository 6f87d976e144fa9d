import type { Person } from '#content/person.ts'
import { initialsOf } from '#lib/initials.ts'
import styles from './avatar.module.css'
import { Icon } from './icon.tsx'

interface AvatarProps {
  person: Person
  size?: 'small' | 'middle' | 'large' | 'profile'
}

/** A brushed tile with engraved initials: mill finish, or anodized blue for those who sell only profiles (CONT-07). */
export function Avatar({ person: { name, products }, size = 'middle' }: AvatarProps) {
  const isAnodized = products?.length === 1 && products[0] === 'Extruded'
  return (
    <span className={`${styles.avatar} ${styles[size]} ${isAnodized ? styles.anodized : ''}`} aria-hidden="true">
      {initialsOf(name) || <Icon name="person" size="large" />}
    </span>
  )
}
