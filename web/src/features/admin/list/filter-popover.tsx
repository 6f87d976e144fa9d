import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import styles from './filter-popover.module.css'
import list from './list.module.css'

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
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const onPointer = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      openerRef.current?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, openerRef])

  function close(): void {
    setOpen(false)
    openerRef.current?.focus()
  }

  return (
    <div ref={root} className={styles.place}>
      <button
        ref={openerRef}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon d={staffDrawings.filter} /> <span className={styles.word}>{t('filters.label')}</span>
        {chosen > 0 && (
          <b className={list.count}>
            <span className="sr">{t('filters.chosenCount')}</span> {chosen}
          </b>
        )}
      </button>
      {isOpen && (
        <section id={id} className={styles.panel} aria-label={t('filters.label')}>
          <div className={styles.fields}>{children}</div>
          <div className={styles.foot}>
            <button type="button" className={styles.clear} aria-disabled={chosen === 0 || undefined} onClick={onClear}>
              {t('filters.clear')}
            </button>
            <button type="button" className="btn btn--sm" onClick={close}>
              {result}
            </button>
          </div>
        </section>
      )}
    </div>
  )
}
