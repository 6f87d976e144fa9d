import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MenuAct } from '#features/admin/form/menu.tsx'
import { type RowGroup, RowList, rowLink } from '#features/admin/list/row-list.tsx'
import { RowMenu } from '#features/admin/list/row-menu.tsx'
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

export interface CollectionGroup extends Omit<RowGroup, 'rows'> {
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
  return (
    <RowList
      className={styles.list}
      groups={firstRows(groups, shown).map((group) => ({ ...group, rows: group.rows.map(rowOf) }))}
      more={shown < total && { isLoading: false, total, onMore: () => onMore(Math.min(total, shown + PAGE)) }}
    />
  )

  function rowOf({ title, menu, acts, ...row }: CollectionRow) {
    return {
      ...row,
      title: (
        <Link
          {...rowLink}
          to="/admin/$collection/$id"
          params={{ collection, id: row._id }}
          state={{ list: collection }}
          preload={false}
        >
          {title}
        </Link>
      ),
      acts: (
        <>
          {menu && <RowMenu title={title} acts={menu} />}
          {acts}
        </>
      ),
    }
  }
}
