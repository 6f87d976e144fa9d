import type { TFunction } from 'i18next'
import type { MenuAct } from '#features/admin/form/menu.tsx'
import type { Moved } from './use-move.ts'

/** The acts of a row's menu that change its place among `ids`, for whoever drags nothing. */
export function movesOf(
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
