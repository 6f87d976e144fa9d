import { type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Popover } from '#features/admin/form/popover.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { Count } from '#ui/count.tsx'
import { HiddenBelow } from '#ui/hidden-below.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { TextButton } from '#ui/text-button.tsx'
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
          <Icon d={staffDrawings.filter} /> <HiddenBelow width={600}>{t('filters.label')}</HiddenBelow>
          {chosen > 0 && (
            <Count>
              <span className="sr">{t('filters.chosenCount')}</span> {chosen}
            </Count>
          )}
        </button>
      }
    >
      <Stack gap={4} className={styles.fields}>
        {children}
      </Stack>
      <Row between noWrap className={styles.foot}>
        <TextButton className={styles.clear} aria-disabled={chosen === 0 || undefined} onClick={onClear}>
          {t('filters.clear')}
        </TextButton>
        <button type="button" className="btn btn--sm" onClick={() => setOpen(false)}>
          {result}
        </button>
      </Row>
    </Popover>
  )
}
