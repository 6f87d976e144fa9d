import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import list from '#features/admin/list/list.module.css'
import type { RegisterName } from './register-item.ts'
import styles from './register-list.module.css'

/** What a register shows of one of its things; the whole row opens its form. */
export interface RegisterRow {
  _id: string
  /** At the left: a picture, a file, a date. */
  lead: ReactNode
  title: string
  /** Below the title. */
  line: string
  /** In numbers: `14 стр. · 1,2 MB`. */
  facts: string
  /** Only what is not the normal: hidden, expired. */
  state: ReactNode
  /** Buttons at the right. */
  acts: ReactNode
}

export interface RegisterGroup {
  id: string
  name: string
  /** Beside the name: how many, in which order. */
  note: string
  rows: readonly RegisterRow[]
}

interface RegisterListProps {
  /** The part of the address before the id, and the tab that rows lead back to. */
  register: RegisterName
  groups: readonly RegisterGroup[]
}

/** The rows of a register in their groups. */
export function RegisterList({ register, groups }: RegisterListProps) {
  return groups.map(({ id, name, note, rows }) => (
    <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`}>
        {name} <small>{note}</small>
      </h2>
      <ul className={list.list}>
        {rows.map((row) => (
          <li key={row._id} className={`${list.row} ${styles.row}`}>
            <span className={styles.lead}>{row.lead}</span>
            <div className={styles.what}>
              <Link
                className={`${list.title} ${styles.title}`}
                to="/admin/$register/$id"
                params={{ register, id: row._id }}
                state={{ list: register }}
                preload={false}
              >
                {row.title}
              </Link>
              {row.line && <p>{row.line}</p>}
            </div>
            <span className={styles.facts}>{row.facts}</span>
            <span className={styles.state}>{row.state}</span>
            <span className={styles.acts}>{row.acts}</span>
          </li>
        ))}
      </ul>
    </section>
  ))
}
