import { Fragment, memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Surface } from '#ui/surface.tsx'
import { Text } from '#ui/text.tsx'
import styles from './list.module.css'
import { ListError, LoadingRows, LoadMore } from './list-states.tsx'
import { useFirstNewRow } from './use-first-new-row.ts'
import { useRowKeys } from './use-row-keys.ts'

/** What a list shows of one of its things; a cell that is left out takes no column. */
export interface ListRow {
  _id: string
  /** At the left: a picture, a file, a time. */
  lead?: ReactNode
  /** Its name, or a sentence about it; a link with the properties of `rowLink` reaches over the whole row. */
  title: ReactNode
  /** Below the title. */
  line?: ReactNode
  /** In numbers: `14 стр. · 1,2 MB`. */
  facts?: ReactNode
  /** Only what is not the normal: hidden, expired. */
  state?: ReactNode
  /** Buttons at the right. */
  acts?: ReactNode
  /** Opened over the row by one of them. */
  panel?: ReactNode
}

export interface RowGroup {
  id: string
  /** A list of one group has none. */
  name?: string
  /** After the name: how many, in which order. */
  note?: string | undefined
  rows: readonly ListRow[]
  /** The rows, where a list shows them in its own way. */
  list?: ReactNode
}

/** What makes a link the one that opens a row, also for the keys of the list. */
export const rowLink = { className: styles.title ?? '', 'data-row': '' } as const

interface RowListProps {
  /** What is listed; nothing until it was read. */
  groups: readonly RowGroup[] | undefined
  /** What the list is called, where its heading does not say it. */
  label?: string
  /** Id of the row that is read beside the list. */
  current?: string | undefined
  /** Sets `--wide`, the columns by the names of the cells (`"lead what facts state acts" / 44px 1fr …`), and, where they are others on small screens, `--narrow`. */
  className?: string | undefined
  isFailed?: boolean
  onRetry?: () => void
  /** Stands in place of the rows when there are none. */
  empty?: ReactNode
  /** How more is asked for; left out when all is shown. */
  more?: { isLoading: boolean; total: number | undefined; onMore: () => void } | false | undefined
  /** J and K have led to another row. */
  onStep?: (id: string) => void
}

/** Rows in their groups, with what stands there instead: grey rows until they have come, why they did not, that there are none. */
export function RowList({ groups, label, current, className, isFailed, onRetry, empty, more, onStep }: RowListProps) {
  const count = groups?.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0
  const { ref, expect } = useFirstNewRow<HTMLDivElement>(count)
  useRowKeys(ref, { onStep })
  useFocusBeside(ref)
  return (
    <>
      {isFailed && onRetry && <ListError onRetry={onRetry} />}
      {!groups && !isFailed && <LoadingRows />}
      <div ref={ref}>
        {groups && count === 0 && empty}
        {groups?.map(({ id, name, note, rows, list: own }) => {
          const shown = own ?? <Rows rows={rows} label={label} current={current} className={className} />
          return name === undefined ? (
            rows.length > 0 && <Fragment key={id}>{shown}</Fragment>
          ) : (
            <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
              <h2 id={`group-${id}`}>
                {name}{' '}
                <Text as="small" size="small" tone="muted">
                  {note}
                </Text>
              </h2>
              {shown}
            </section>
          )
        })}
      </div>
      {more && (
        <LoadMore
          isLoading={more.isLoading}
          shown={count}
          total={more.total}
          onMore={() => {
            expect()
            more.onMore()
          }}
        />
      )}
    </>
  )
}

interface RowsProps {
  rows: readonly ListRow[]
  label?: string | undefined
  current: string | undefined
  className: string | undefined
}

function Rows({ rows, label, current, className }: RowsProps) {
  return (
    <RowsFrame label={label} className={className}>
      {rows.map((row) => (
        <Row key={row._id} row={row} isCurrent={row._id === current} />
      ))}
    </RowsFrame>
  )
}

interface RowsFrameProps {
  ref?: RefObject<HTMLUListElement | null>
  label?: string | undefined
  className: string | undefined
  children: ReactNode
}

/** What rows stand in. */
export function RowsFrame({ ref, label, className = '', children }: RowsFrameProps) {
  return (
    <Surface as="ul" bleed ref={ref} className={`${styles.list} ${styles.rows} ${className}`} aria-label={label}>
      {children}
    </Surface>
  )
}

interface RowProps {
  row: ListRow
  /** It is read beside the list. */
  isCurrent?: boolean
  /** Before all else: what takes the row to another place. */
  handle?: ReactNode
  /** Where it is shown among its siblings, if not where it stands in the document. */
  order?: number | undefined
  /** It is being taken to another place. */
  isHeld?: boolean
}

/** Rendered again only with another description: of 500 rows a key or a letter changes one or none. */
export const Row = memo(function Row({ row, isCurrent = false, handle, order, isHeld = false }: RowProps) {
  const { _id, lead, title, line, facts, state, acts, panel } = row
  return (
    <li
      className={`${styles.row} ${isCurrent ? styles.current : ''}`}
      style={order === undefined ? undefined : { order }}
      data-id={_id}
      data-held={isHeld || undefined}
    >
      {handle}
      {lead !== undefined && <span className={styles.lead}>{lead}</span>}
      <div className={styles.what}>
        {title}
        {line && <div className={styles.line}>{line}</div>}
      </div>
      {facts !== undefined && <span className={styles.facts}>{facts}</span>}
      {state !== undefined && <span className={styles.state}>{state}</span>}
      {acts !== undefined && <span className={styles.acts}>{acts}</span>}
      {panel}
    </li>
  )
})

/**
 * Leads the focus on when the row (`data-id`) that has it leaves a list: to the one that moves up, else to the one before,
 * else to the page. A question that was asked about the row may have had the focus meanwhile.
 */
function useFocusBeside(list: RefObject<HTMLElement | null>): void {
  const last = useRef<{ id: string; place: number } | null>(null)
  const rowsIn = (node: HTMLElement) => [...node.querySelectorAll<HTMLElement>('[data-id]')]

  useEffect(() => {
    const node = list.current
    if (!node) return
    const onFocus = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null
      last.current = row?.dataset.id === undefined ? null : { id: row.dataset.id, place: rowsIn(node).indexOf(row) }
    }
    node.addEventListener('focusin', onFocus)
    return () => node.removeEventListener('focusin', onFocus)
  }, [list])

  useLayoutEffect(() => {
    if (!list.current || !last.current || document.activeElement !== document.body) return
    const { id, place } = last.current
    const rows = rowsIn(list.current)
    if (rows.some(({ dataset }) => dataset.id === id)) return
    last.current = null
    const next = rows[Math.min(place, rows.length - 1)]?.querySelector<HTMLElement>('a, button')
    ;(next ?? list.current.closest<HTMLElement>('main'))?.focus()
  })
}
