import { excerpt } from 'api/contract/excerpt'
import { Icon } from '#components/icon.tsx'
import { isRender } from '#content/picture-codes.ts'
import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures } from '#pictures/pictures.ts'
import { Marked } from './marked.tsx'
import { markInput } from './marked-parts.ts'
import type { ProductRecord } from './search-index.ts'
import styles from './search-results.module.css'

const COIL = 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM10 7.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z'

/** Characters of the description that a result shows (SRCH-03). */
const SHOWN = 80

/** Made once: whatever stays the same costs nothing when a key is pressed. */
const ARROW = <Icon name="arrow" />

interface ProductResultProps {
  product: ProductRecord
  input: string
  /** Whom to ask about it, as a line. */
  contact: string | undefined
}

export function ProductResult({ product: { path, name, description, picture }, input, contact }: ProductResultProps) {
  const shown = excerpt(description, SHOWN).replace(/\.…$/, '.')
  return (
    <a href={path} className={styles.result}>
      {picture && isRender(picture) ? (
        <img className={styles.picture} src={pictureAddress(pictures[picture], 480)} width="112" height="72" alt="" />
      ) : (
        <span className={styles.picture}>
          <Icon d={COIL} size="large" />
        </span>
      )}
      <span className={styles.text}>
        <strong>
          <Marked parts={markInput(name, input)} />
        </strong>
        <span>
          <Marked parts={markInput(shown, input)} />
        </span>
        {contact && <span className={styles.contact}>{contact}</span>}
      </span>
      {ARROW}
    </a>
  )
}
