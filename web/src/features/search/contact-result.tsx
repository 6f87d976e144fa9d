import { Icon } from '#components/icon.tsx'
import { isRender } from '#content/picture-codes.ts'
import { initialsOf } from '#lib/initials.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures } from '#pictures/pictures.ts'
import { Marked } from './marked.tsx'
import { markInput } from './marked-parts.ts'
import styles from './result.module.css'
import type { PersonRecord } from './search-index.ts'

interface ContactResultProps {
  person: PersonRecord
  input: string
}

/** Leads to the person's profile (SRCH-05, SRCH-06, AMB-20). */
export function ContactResult({ person: { path, name, position, picture }, input }: ContactResultProps) {
  return (
    <a href={path} className={styles.result}>
      {picture && isRender(picture) ? (
        <img className={styles.portrait} src={pictureAddress(pictures[picture], 480)} width="72" height="72" alt="" />
      ) : (
        <span className={styles.portrait} aria-hidden="true">
          {initialsOf(name) || <Icon name="person" size="large" />}
        </span>
      )}
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
