import { Link } from '@tanstack/react-router'
import type { SitePerson } from 'api/contract/people'
import { Avatar } from '#components/avatar.tsx'
import { Icon } from '#components/icon.tsx'
import { Text } from '#ui/text.tsx'
import styles from './people.module.css'

interface PersonCardProps {
  person: SitePerson
  /** Opens the profile of a person who has no address (AMB-23). */
  onOpen: (person: SitePerson) => void
}

/** A person with position; leads to the profile (CONT-07). */
export function PersonCard({ person, onOpen }: PersonCardProps) {
  const { kind, slug, hasProfile, name, position, phone, email } = person
  const content = (
    <>
      <Avatar person={person} />
      <span className={styles.text}>
        <Text as="strong" size="title" translate="no">
          {name}
        </Text>
        <Text as="span" tone="muted">
          {position}
        </Text>
        <span className={styles.printed}>{`${phone}, ${email}`}</span>{' '}
      </span>
      <Icon name="arrow" />
    </>
  )
  if (!hasProfile)
    return (
      <button type="button" className={styles.person} aria-haspopup="dialog" onClick={() => onOpen(person)}>
        {content}
      </button>
    )
  return (
    <Link
      to="/contacts/$page/$profile"
      params={{ page: kind, profile: slug }}
      search={true}
      state={{ isFromList: true }}
      resetScroll={false}
      className={styles.person}
      activeProps={{}}
      data-person={slug}
    >
      {content}
    </Link>
  )
}
