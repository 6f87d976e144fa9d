import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { MenuAct } from '#features/admin/form/menu.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { type ListRow, Row, RowsFrame, rowLink } from '#features/admin/list/row-list.tsx'
import { RowMenu } from '#features/admin/list/row-menu.tsx'
import { Hint } from '#ui/hint.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { CollectionName } from './collection-item.ts'
import styles from './collection-rows.module.css'
import type { Moved } from './use-move.ts'
import { useOrder } from './use-order.ts'

/** What a collection shows of one of its things; the whole row opens its form. */
export interface CollectionRow extends ListRow {
  /** Rows of the same list stand together, and staff change their places; one without keeps its place. */
  list?: string
  title: string
  /** What else can be done with it. */
  menu?: MenuAct[]
}

interface CollectionRowsProps {
  collection: CollectionName
  rows: readonly CollectionRow[]
  /** Those of the same group that are not shown yet are places as well. */
  all: readonly CollectionRow[]
  /** A row was left at another place; none where rows keep theirs. */
  onMove?: ((moved: Moved) => void) | undefined
}

/** Rows of one group. Those of a list are put in order by their grips, or by their menus. */
export function CollectionRows({ collection, rows, all, onMove }: CollectionRowsProps) {
  const { t } = useTranslation('admin')
  const help = useId()
  const titleOf = (id: string) => all.find(({ _id }) => _id === id)?.title ?? ''
  const order = useOrder(rows, (taken) => {
    const ids = idsOf(taken.id)
    onMove?.({ ...taken, ids, title: titleOf(taken.id) })
  })
  const { held } = order
  const isOrdered = onMove !== undefined && rows.some((row) => order.placeOf(row).count > 1)

  function idsOf(id: string): string[] {
    const own = all.find(({ _id }) => _id === id)?.list
    return own === undefined ? [] : all.filter(({ list: its }) => its === own).map(({ _id }) => _id)
  }

  return (
    <>
      <RowsFrame ref={order.ref} className={`${styles.list} ${isOrdered ? styles.ordered : ''}`}>
        {rows.map((row) => {
          const { menu: acts = [], ...shown } = row
          const { place, count } = order.placeOf(row)
          const canMove = isOrdered && count > 1
          const moves = canMove ? movesOf(t, { ...row, ids: idsOf(row._id) }, (moved) => onMove?.(moved)) : []
          const menu = [...moves, ...acts]
          return (
            <Row
              key={row._id}
              order={isOrdered ? order.orderOf(row) : undefined}
              isHeld={held?.id === row._id}
              handle={
                isOrdered && (
                  <span className={styles.handle}>
                    {canMove && (
                      <>
                        <IconButton
                          aria-label={t('collections.grip', { title: row.title, place: place + 1, count })}
                          aria-describedby={help}
                          {...order.gripOf(row)}
                        >
                          <Icon d={staffDrawings.grip} />
                        </IconButton>
                        <span aria-hidden="true">{place + 1}</span>
                      </>
                    )}
                  </span>
                )
              }
              row={{
                ...shown,
                title: (
                  <Link
                    {...rowLink}
                    to="/admin/$collection/$id"
                    params={{ collection, id: row._id }}
                    state={{ list: collection }}
                    preload={false}
                  >
                    {row.title}
                  </Link>
                ),
                acts: (
                  <>
                    {menu.length > 0 && <RowMenu title={row.title} acts={menu} />}
                    {row.acts}
                  </>
                ),
              }}
            />
          )
        })}
      </RowsFrame>
      {isOrdered && (
        <>
          <p id={help} hidden>
            {t('collections.keys')}
          </p>
          <p role="status" className={styles.told}>
            {held && (
              <>
                {t('collections.placeOf', {
                  title: titleOf(held.id),
                  place: held.to + 1,
                  count: idsOf(held.id).length,
                })}{' '}
                {!held.isDragged && <small>{t('collections.keysHeld')}</small>}
              </>
            )}
          </p>
        </>
      )}
    </>
  )
}

/** The acts of a row's menu that change its place among `ids`, for editors who do not drag. */
function movesOf(
  t: TFunction<'admin'>,
  { _id: id, title, ids }: { _id: string; title: string; ids: readonly string[] },
  onMove: (moved: Moved) => void,
): MenuAct[] {
  const from = ids.indexOf(id)
  const last = ids.length - 1
  const acts = [
    { label: t('collections.toTop'), to: 0, isUseful: from > 0 },
    { label: t('collections.up'), to: from - 1, isUseful: from > 1 },
    { label: t('collections.down'), to: from + 1, isUseful: from < last - 1 },
    { label: t('collections.toBottom'), to: last, isUseful: from < last },
  ]
  return acts
    .filter(({ isUseful }) => isUseful)
    .map(({ label, to }) => ({ label, onChoose: () => onMove({ id, title, ids, from, to }) }))
}

/** Says that the order is that of the site, and how it is changed. */
export function OrderHint() {
  const { t } = useTranslation('admin')
  return (
    <Hint className={styles.orderHint}>
      {t('collections.order')} <span className={styles.keys}>{t('collections.orderHow')}</span>
      <span className={styles.touch}>{t('collections.orderHowTouch')}</span>
    </Hint>
  )
}
