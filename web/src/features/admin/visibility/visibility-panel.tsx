import { type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Popover, PopoverHeading } from '#features/admin/form/popover.tsx'
import { type Linked, LinkedPlaces } from '#features/admin/list/linked-places.tsx'
import { Hint } from '#ui/hint.tsx'
import { Row } from '#ui/layout.tsx'
import styles from './visibility.module.css'
import { actOf, type Choice, problemOf, type StoredVisibility, type Visibility, visibilityOf } from './visibility.ts'
import { VisibilityFields } from './visibility-fields.tsx'

interface ChoosingProps {
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
  /** What of it visitors may see: what links to that is named when it is to be hidden. */
  linked?: Linked | null
  /** What the button says instead of what the choice does. */
  labelOf?: (visibility: Visibility) => string | undefined
  /** What keeps a choice from being made, in words. */
  refusalOf?: (visibility: Visibility) => string | null
  /** It does something though nothing else was chosen. */
  isAlways?: boolean
  onChoose: (visibility: Visibility) => void
}

export interface VisibilityPanelProps extends ChoosingProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** The button that opens it; left out, it stands beside the element that it is rendered in. */
  opener?: ReactElement
  /** Where it opens. */
  place?: keyof typeof PLACES
}

const PLACES = {
  row: { sideOffset: -8, alignOffset: 10 },
  foot: { side: 'top' },
  bar: { align: 'start' },
} as const

/** The one control for who sees what, opened beside what it is for. */
export function VisibilityPanel({
  isOpen,
  onOpen,
  opener,
  place = 'row',
  onChoose,
  ...choosing
}: VisibilityPanelProps) {
  const fields = useRef<HTMLDivElement>(null)
  return (
    <Popover
      isOpen={isOpen}
      onOpen={onOpen}
      opener={opener}
      place={PLACES[place]}
      className={styles.panel}
      initialFocus={() => fields.current?.querySelector<HTMLElement>('input:checked') ?? null}
    >
      <Choosing
        {...choosing}
        fields={fields}
        onChoose={(visibility) => {
          onOpen(false)
          onChoose(visibility)
        }}
        onClose={() => onOpen(false)}
      />
    </Popover>
  )
}

function Choosing({
  stored,
  start,
  choices,
  hasEnd = true,
  count,
  noteOf,
  linked = null,
  labelOf,
  refusalOf,
  isAlways = false,
  fields,
  onChoose,
  onClose,
}: ChoosingProps & { fields: RefObject<HTMLDivElement | null>; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [first] = useState<Visibility>(
    () => start ?? (stored ? visibilityOf(stored) : { choice: 'now', from: null, until: null }),
  )
  const [visibility, setVisibility] = useState(first)

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
    <>
      <PopoverHeading>
        {count === undefined ? t('visibility.legend') : t('visibility.legendMany', { count })}
      </PopoverHeading>
      <VisibilityFields
        ref={fields}
        visibility={visibility}
        choices={choices}
        hasEnd={hasEnd}
        isOnSite={stored?.state === 'published'}
        onChange={setVisibility}
      />
      {linked !== null && act === 'hide' && (
        <div className={`${styles.places} ${styles.below}`}>
          <LinkedPlaces to={linked} />
        </div>
      )}
      <Hint id={`${id}-note`} role="status">
        {refusal ?? note}
      </Hint>
      <Row className={styles.buttons}>
        <button type="button" className="btn btn--line btn--sm" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button
          type="button"
          className="btn btn--sm"
          disabled={isOff}
          aria-describedby={`${id}-note`}
          onClick={() => onChoose(visibility)}
        >
          {label()}
        </button>
      </Row>
    </>
  )
}
