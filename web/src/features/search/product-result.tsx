import { Icon } from '#components/icon.tsx'
import { excerpt } from '#lib/plain-text.ts'
import { Marked } from './marked.tsx'
import { markInput } from './marked-parts.ts'
import styles from './result.module.css'
import type { ProductRecord } from './search-index.ts'
import { smallPicture } from './small-pictures.ts'

/** Characters of the description that a result shows (SRCH-03). */
const SHOWN = 80

/** Made once: whatever stays the same costs nothing when a key is pressed. */
const ARROW = <Icon name="arrow" />

interface ProductResultProps {
  product: ProductRecord
  input: string
}

export function ProductResult({ product: { path, name, description, picture }, input }: ProductResultProps) {
  const shown = excerpt(description, SHOWN).replace(/\.…$/, '.')
  const source = smallPicture(picture)
  return (
    <a href={path} className={styles.result}>
      {source ? (
        <img className={styles.picture} src={source} width="112" height="72" alt="" />
      ) : (
        <span className={styles.picture}>
          <Icon name="coil" size="large" />
        </span>
      )}
      <span className={styles.text}>
        <strong>
          <Marked parts={markInput(name, input)} />
        </strong>
        <span>
          <Marked parts={markInput(shown, input)} />
        </span>
      </span>
      {ARROW}
    </a>
  )
}
