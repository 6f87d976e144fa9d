import { Icon } from '#components/icon.tsx'
import { Portrait } from '#components/portrait.tsx'
import { initialsOf } from '#lib/initials.ts'
import { Marked } from './marked.tsx'
import { markInput } from './marked-parts.ts'
import type { PersonRecord } from './search-index.ts'
import styles from './search-results.module.css'

interface ContactResultProps {
  person: PersonRecord
  input: string
}

/** Leads to the person's profile (SRCH-05, SRCH-06, AMB-20). */
export function ContactResult({ person: { path, name, position, picture }, input }: ContactResultProps) {
  return (
    <a href={path} className={styles.result}>
      <span className={styles.portrait} aria-hidden="true">
        {initialsOf(name) || <Icon name="person" size="large" />}
        <Portrait crop={picture} sizes="72px" />
      </span>
      <span className={styles.text}>
        <strong>
          <Marked parts={markInput(name, input)} />
        </strong>
        <span>
          <Marked parts={markInput(position, input)} />
        </span>
      </span>
    </a>
  )
}
