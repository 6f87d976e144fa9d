import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { LinkedPlaces } from '#features/admin/list/linked-places.tsx'
import styles from './visibility.module.css'
import { actOf, type Choice, problemOf, type StoredVisibility, type Visibility, visibilityOf } from './visibility.ts'
import { VisibilityFields } from './visibility-fields.tsx'

export interface VisibilityPanelProps {
  /** Where it is now; left out for several things, which are put on the site until another choice is made. */
  stored?: StoredVisibility
  /** What is chosen when it is opened; left out, what is stored. */
  start?: Visibility
  choices: readonly Choice[]
  /** It can be hidden at a moment. */
  hasEnd?: boolean
  /** How many things it is chosen for. */
  count?: number
  /** What else is to be known of a choice. */
  noteOf?: (visibility: Visibility) => string | null
  /** Path of its page while visitors see that: what links to it is named when it is to be hidden. */
  path?: string | null
  /** What the button says instead of what the choice does. */
  labelOf?: (visibility: Visibility) => string | undefined
  /** What keeps a choice from being made, in words. */
  refusalOf?: (visibility: Visibility) => string | null
  /** It does something though nothing else was chosen. */
  isAlways?: boolean
  isPending?: boolean
  /** Where it opens. */
  place?: 'row' | 'foot' | 'bar'
  onChoose: (visibility: Visibility) => void
  onClose: () => void
}

/** The one control for who sees what, opened beside what it is for; Escape and a click elsewhere close it. */
export function VisibilityPanel({
  stored,
  start,
  choices,
  hasEnd = true,
  count,
  noteOf,
  path = null,
  labelOf,
  refusalOf,
  isAlways = false,
  isPending = false,
  place = 'row',
  onChoose,
  onClose,
}: VisibilityPanelProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [first] = useState<Visibility>(
    () => start ?? (stored ? visibilityOf(stored) : { choice: 'now', from: null, until: null }),
  )
  const [visibility, setVisibility] = useState(first)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const opener = document.activeElement
    panel.current?.querySelector<HTMLElement>('input:checked')?.focus()
    const onPointer = ({ target }: PointerEvent) => {
      if (!panel.current?.contains(target as Node)) close()
    }
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      const isHere = document.activeElement === document.body || document.activeElement === null
      if (isHere && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    // The list has keys of its own.
    event.stopPropagation()
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }

  const act = actOf(visibility, stored?.state)
  const problem = problemOf(visibility)
  const refusal = refusalOf?.(visibility) ?? (problem === 'noMoment' ? t('visibility.noMoment') : null)
  const isSame = !isAlways && stored !== undefined && JSON.stringify(visibility) === JSON.stringify(first)
  const isOff = problem !== null || refusal !== null || isSame
  const note = noteOf?.(visibility)

  function label(): ReactNode {
    const own = labelOf?.(visibility)
    if (own !== undefined) return own
    return count === undefined || act === 'save'
      ? t(`visibility.acts.${act}`)
      : t(`visibility.actsMany.${act}`, { count })
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={`${id}-heading`}
      className={`${styles.panel} ${styles[place]}`}
      onKeyDown={onKeyDown}
    >
      <h2 id={`${id}-heading`}>
        {count === undefined ? t('visibility.legend') : t('visibility.legendMany', { count })}
      </h2>
      <VisibilityFields
        visibility={visibility}
        choices={choices}
        hasEnd={hasEnd}
        isOnSite={stored?.state === 'published'}
        onChange={setVisibility}
      />
      {path !== null && act === 'hide' && (
        <div className={styles.places}>
          <LinkedPlaces path={path} />
        </div>
      )}
      <p id={`${id}-note`} role="status" className={styles.note}>
        {refusal ?? note}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="btn btn--line btn--sm" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <PendingButton
          isPending={isPending}
          className="btn--sm"
          disabled={isOff}
          aria-describedby={`${id}-note`}
          onClick={() => onChoose(visibility)}
        >
          {label()}
        </PendingButton>
      </div>
    </div>
  )
}
