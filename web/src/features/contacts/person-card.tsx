import { Link } from '@tanstack/react-router'
import { Avatar } from '#components/avatar.tsx'
import { Icon } from '#components/icon.tsx'
import type { Person } from '#content/person.ts'
import type { StaffPage } from '#content/staff.ts'
import styles from './person-card.module.css'

interface PersonCardProps {
  person: Person
  page: StaffPage
  /** A main contact: larger, with the regions. */
  isMain?: boolean
  /** Opens the profile of a person who has no address (AMB-23). */
  onOpen: (person: Person) => void
}

/** A person with position; leads to the profile (CONT-07). */
export function PersonCard({ person, page, isMain = false, onOpen }: PersonCardProps) {
  const { url, name, position, regions, phone, email } = person
  const className = isMain ? `${styles.person} ${styles.main}` : styles.person
  const content = (
    <>
      <Avatar person={person} size={isMain ? 'large' : 'middle'} />
      <span className={styles.text}>
        <strong translate="no">{name}</strong>
        <span>{position}</span>
        {isMain && <em>{regions.join(', ')}</em>}
        <span className={styles.printed}>{`${phone}, ${email}`}</span>
      </span>
      <Icon name="arrow" />
    </>
  )
  if (!url)
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => onOpen(person)}>
        {content}
      </button>
    )
  return (
    <Link
      to="/contacts/$page/$profile"
      params={{ page, profile: url }}
      search={true}
      state={{ isFromList: true }}
      resetScroll={false}
      className={className}
      activeProps={{}}
      data-person={url}
    >
      {content}
    </Link>
  )
}
