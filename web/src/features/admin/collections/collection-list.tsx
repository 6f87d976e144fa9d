import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MenuAct } from '#features/admin/form/menu.tsx'
import list from '#features/admin/list/list.module.css'
import { LoadMore } from '#features/admin/list/list-states.tsx'
import { RowMenu } from '#features/admin/list/row-menu.tsx'
import { useFirstNewRow } from '#features/admin/list/use-first-new-row.ts'
import type { CollectionName } from './collection-item.ts'
import styles from './collection-list.module.css'

/** What a collection shows of one of its things; the whole row opens its form. */
export interface CollectionRow {
  _id: string
  /** At the left: a picture, a file, a date. */
  lead: ReactNode
  title: string
  /** Below the title. */
  line: string
  /** In numbers: `14 стр. · 1,2 MB`. */
  facts: ReactNode
  /** Only what is not the normal: hidden, expired. */
  state: ReactNode
  /** What else can be done with it. */
  menu?: MenuAct[]
  /** Buttons at the right. */
  acts: ReactNode
}

export interface CollectionGroup {
  id: string
  /** A list of one group has none. */
  name?: string
  /** After the name: how many, in which order. */
  note?: string
  rows: readonly CollectionRow[]
}

interface CollectionListProps {
  /** The part of the address before the id, and the tab that rows lead back to. */
  collection: CollectionName
  groups: readonly CollectionGroup[]
  /** How many rows the address asks for at least. */
  wanted: number
  onMore: (rows: number) => void
}

/** Rows that come at first, and with each „Покажи още“: what a browser lays out within a tenth of a second. */
const PAGE = 100

/** The first so many rows, in their groups; a group without one is left out. */
function firstRows(groups: readonly CollectionGroup[], count: number): CollectionGroup[] {
  let left = count
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left)
    left -= rows.length
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}

/** The rows of a collection in their groups; of a long list the first ones, and more by a button. */
export function CollectionList({ collection, groups, wanted, onMore }: CollectionListProps) {
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const shown = Math.min(total, Math.max(wanted, PAGE))
  const { ref, expect } = useFirstNewRow<HTMLDivElement>(shown, ':scope > * > ul > li')
  return (
    <>
      <div ref={ref}>
        {firstRows(groups, shown).map(({ id, name, note, rows }) =>
          name === undefined ? (
            <div key={id}>{listOf(rows)}</div>
          ) : (
            <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
              <h2 id={`group-${id}`}>
                {name} <small>{note}</small>
              </h2>
              {listOf(rows)}
            </section>
          ),
        )}
      </div>
      {shown < total && (
        <LoadMore
          isLoading={false}
          shown={shown}
          total={total}
          onMore={() => {
            expect()
            onMore(Math.min(total, shown + PAGE))
          }}
        />
      )}
    </>
  )

  function listOf(rows: readonly CollectionRow[]) {
    return (
      <ul className={list.list}>
        {rows.map((row) => (
          <li key={row._id} className={`${list.row} ${styles.row}`}>
            <span className={styles.lead}>{row.lead}</span>
            <div className={styles.what}>
              <Link
                className={`${list.title} ${styles.title}`}
                to="/admin/$collection/$id"
                params={{ collection, id: row._id }}
                state={{ list: collection }}
                preload={false}
              >
                {row.title}
              </Link>
              {row.line && <p>{row.line}</p>}
            </div>
            <span className={styles.facts}>{row.facts}</span>
            <span className={styles.state}>{row.state}</span>
            <span className={styles.acts}>
              {row.menu && <RowMenu title={row.title} acts={row.menu} />}
              {row.acts}
            </span>
          </li>
        ))}
      </ul>
    )
  }
}
