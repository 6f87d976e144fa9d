import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Marked } from './marked.tsx'
import { markWords } from './marked-parts.ts'
import styles from './search-results.module.css'
import type { SiteEntry } from './site-search.ts'

/** Made once: whatever stays the same costs nothing when a key is pressed. */
const ARROW = <Icon name="arrow" />

interface SiteResultProps {
  entry: SiteEntry
  input: string
  /** Whom to ask about a product, as a line. */
  contact: string | undefined
}

/** A page, a document, news, or a product or person that only a guess finds. */
export function SiteResult({ entry: { kind, path, title, description, lang }, input, contact }: SiteResultProps) {
  const { t } = useTranslation(['search', 'shell'])
  const isDocument = kind === 'document'
  return (
    <a href={path} className={styles.row} {...(isDocument && { target: '_blank', rel: 'noopener' })}>
      <span className={styles.kind}>{t(`kinds.${kind}`)}</span>
      <strong lang={lang}>
        <Marked parts={markWords(title, input)} />
      </strong>
      <span className={styles.description}>
        <Marked parts={markWords(description, input)} />
        {contact && <span className={styles.contact}>{contact}</span>}
      </span>
      {ARROW}
      {isDocument && <span className="sr">({t('shell:buttons.newTab')})</span>}
    </a>
  )
}
