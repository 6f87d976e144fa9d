import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './play-sign.module.css'

/** What the button over a film's still says: a sign, what is played, and a note below. */
export function PlaySign({ children, note }: { children: ReactNode; note: string }) {
  return (
    <span className={styles.sign}>
      <span className={styles.play}>
        <Icon name="play" size="large" />
      </span>
      <span>
        {children}
        <small>{note}</small>
      </span>
    </span>
  )
}
