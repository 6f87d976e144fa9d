import { type ReactNode, type RefObject, useRef, useState } from 'react'
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
  /** How many rows are found, to be read aloud; `null` while the list is not narrowed, or not answered yet. */
  found: string | null
  /** Of its button, as `useTakeAway` gives it. */
  openerRef: RefObject<HTMLButtonElement | null>
  onClear: () => void
  children: ReactNode
}

/**
 * Takes filters of a list away, after which the focus is on the button „Филтри“: what was clicked is gone with its
 * filter, the button is not.
 */
export function useTakeAway<Changes>(narrow: (changes: Changes) => void) {
  const openerRef = useRef<HTMLButtonElement>(null)
  function takeAway(changes: Changes): void {
    narrow(changes)
    openerRef.current?.focus()
  }
  return { openerRef, takeAway }
}

/** The button „Филтри“, and what narrows a list besides its search and its states; what is chosen holds at once. */
export function FilterPopover({ chosen, result, found, openerRef, onClear, children }: FilterPopoverProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
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
      <p className="sr" role="status">
        {found}
      </p>
    </>
  )
}
