import { brand } from 'supabase/brand'
import styles from './logo.module.css'

/** The mark and the name; both grow with the size of the text around them. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 34 34" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M3 1h20.5L31 8.5v5L27.5 17l3.5 3.5v5L23.5 33H3ZM8.5 6.5v7.75h13.3L25.5 11 21 6.5ZM8.5 19.75v7.75H21l4.5-4.5-3.7-3.25Z"
        />
      </svg>
      <span translate="no">{brand.name}</span>
    </span>
  )
}
