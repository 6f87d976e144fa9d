import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Menu } from '#features/admin/form/menu.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { CHOICES, type Visibility } from '#features/admin/visibility/visibility.ts'
import { VisibilityPanel } from '#features/admin/visibility/visibility-panel.tsx'
import { useMedia } from '#lib/use-media.ts'
import { HiddenBelow } from '#ui/hidden-below.tsx'
import { IconButton, iconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './selection-bar.module.css'
import type { ManyAct } from './use-change-many.ts'

interface SelectionBarProps {
  tab: 'news' | 'media'
  /** What is selected, and how many of them are done while something is done with them. */
  ids: readonly string[]
  done: number | null
  /** How many the list holds; nothing when all of them are selected. */
  more: number | undefined
  isSelectingAll: boolean
  onAct: (act: Exclude<ManyAct, 'show' | 'hide'>) => void
  /** How many of them, as far as is known, are drafts, which have to be published one by one. */
  drafts: number
  /** Their visibility is being chosen. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  onVisibility: (visibility: Visibility) => void
  onAll: () => void
  onEnd: () => void
}

/** What can be done with the selected items; on a narrow screen at the bottom, with the rarer acts in a menu. */
export function SelectionBar({
  tab,
  ids,
  done,
  more,
  isSelectingAll,
  onAct,
  drafts,
  isChoosing,
  onChoosing,
  onVisibility,
  onAll,
  onEnd,
}: SelectionBarProps) {
  const { t } = useTranslation('admin')
  const isNarrow = useMedia('(max-width: 999.98px)')
  const count = ids.length
  const isBusy = done !== null
  // Not `disabled`, which would take the focus away.
  const press = (work: () => void, isOff = isBusy) => ({
    'aria-disabled': isOff || undefined,
    onClick: () => isOff || work(),
  })
  const move = tab === 'news' ? ('toMedia' as const) : ('toNews' as const)
  const rarer = [
    { label: t(`selection.${move}`), onChoose: () => onAct(move) },
    ...(more === undefined ? [] : [{ label: t('selection.all', { count: more }), onChoose: onAll }]),
  ]

  return (
    <section className={styles.place} aria-label={t('selection.label')} data-selection-bar="">
      <Row gap={1} className={styles.bar}>
        <Text as="strong" numbers role="status">
          {isBusy ? t('selection.progress', { done, count }) : t('selection.count', { count })}
        </Text>
        <VisibilityPanel
          isOpen={isChoosing}
          onOpen={(isOpen) => onChoosing(isOpen && !isBusy)}
          opener={
            <PendingButton isPending={isBusy} className={styles.act}>
              <Icon d={staffDrawings.eye} /> <HiddenBelow width={600}>{t('visibility.legend')}</HiddenBelow>
            </PendingButton>
          }
          choices={CHOICES}
          count={count}
          linked={ids}
          noteOf={({ choice }) =>
            drafts > 0 && choice !== 'hidden' ? t('visibility.drafts', { count: drafts }) : null
          }
          place="bar"
          onChoose={onVisibility}
        />
        {!isNarrow &&
          rarer.slice(0, 1).map(({ label, onChoose }) => (
            <button key={label} type="button" className={styles.act} {...press(onChoose)}>
              {label}
            </button>
          ))}
        <button type="button" className={`${styles.act} ${styles.danger}`} {...press(() => onAct('delete'))}>
          <Icon d={staffDrawings.trash} /> <HiddenBelow width={600}>{t('common.delete')}</HiddenBelow>
        </button>
        {!isNarrow && more !== undefined && (
          <button type="button" className={styles.act} {...press(onAll, isBusy || isSelectingAll)}>
            {t('selection.all', { count: more })}
          </button>
        )}
        {isNarrow && (
          <Menu
            label={t('selection.more')}
            acts={rarer}
            disabled={isBusy || isSelectingAll}
            side="top"
            className={`${iconButton} ${styles.more}`}
          >
            <Icon d={staffDrawings.more} />
          </Menu>
        )}
        <IconButton className={styles.end} aria-label={t('selection.end')} title={t('selection.end')} {...press(onEnd)}>
          <Icon name="cross" />
        </IconButton>
      </Row>
    </section>
  )
}
