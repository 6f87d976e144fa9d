import { type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Popover } from '#features/admin/form/popover.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { Count } from '#ui/count.tsx'
import styles from './filter-popover.module.css'

interface FilterPopoverProps {
  /** How many of the filters within are chosen. */
  chosen: number
  /** How many rows there are now, in words; closes it. */
  result: string
  /** Of its button, where the focus goes from a filter that is taken away. */
  openerRef: RefObject<HTMLButtonElement | null>
  onClear: () => void
  children: ReactNode
}

/** The button „Филтри“, and what narrows a list besides its search and its states; what is chosen holds at once. */
export function FilterPopover({ chosen, result, openerRef, onClear, children }: FilterPopoverProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      isOpen={isOpen}
      onOpen={setOpen}
      label={t('filters.label')}
      opener={
        <button ref={openerRef} type="button" className={styles.opener}>
          <Icon d={staffDrawings.filter} /> <span className={styles.word}>{t('filters.label')}</span>
          {chosen > 0 && (
            <Count>
              <span className="sr">{t('filters.chosenCount')}</span> {chosen}
            </Count>
          )}
        </button>
      }
    >
      <div className={styles.fields}>{children}</div>
      <div className={styles.foot}>
        <button type="button" className={styles.clear} aria-disabled={chosen === 0 || undefined} onClick={onClear}>
          {t('filters.clear')}
        </button>
        <button type="button" className="btn btn--sm" onClick={() => setOpen(false)}>
          {result}
        </button>
      </div>
    </Popover>
  )
}
