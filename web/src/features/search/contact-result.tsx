import { Icon } from '#components/icon.tsx'
import { Marked } from './marked.tsx'
import { markInput } from './marked-parts.ts'
import styles from './result.module.css'
import type { PersonRecord } from './search-index.ts'
import { smallPicture } from './small-pictures.ts'

const PORTRAIT = (
  <span className={styles.portrait}>
    <Icon name="person" size="large" />
  </span>
)

interface ContactResultProps {
  person: PersonRecord
  input: string
}

/** Leads to the person's profile (SRCH-05, SRCH-06, AMB-20). */
export function ContactResult({ person: { path, name, position, picture }, input }: ContactResultProps) {
  const source = picture && smallPicture(picture)
  return (
    <a href={path} className={styles.result}>
      {source ? <img className={styles.portrait} src={source} width="72" height="72" alt="" /> : PORTRAIT}
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
