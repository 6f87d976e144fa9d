import type { ReactNode } from 'react'
import { Hint } from '#ui/hint.tsx'
import { Surface } from '#ui/surface.tsx'
import styles from './account.module.css'

/** A part of the profile: its heading and what it is for, and beside them what there is. */
export function AccountSection({ heading, hint, children }: { heading: string; hint?: string; children: ReactNode }) {
  return (
    <Surface as="section" bleed className={styles.box}>
      <div>
        <h2>{heading}</h2>
        {hint && <Hint className={styles.hint}>{hint}</Hint>}
      </div>
      <div>{children}</div>
    </Surface>
  )
}
