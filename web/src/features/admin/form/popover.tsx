import { Popover as Base } from '@base-ui/react/popover'
import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, useRef } from 'react'
import { closesOnce } from './closes-once.ts'
import styles from './popover.module.css'

interface PopoverProps {
  ref?: RefObject<HTMLDivElement | null>
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** The button that opens it; left out, it stands beside the element that it is rendered in. */
  opener?: ReactElement | undefined
  /** Its name; left out, its heading (`PopoverHeading`). */
  label?: string
  place?: Pick<ComponentProps<typeof Base.Positioner>, 'side' | 'align' | 'sideOffset' | 'alignOffset'> | undefined
  className?: string | undefined
  /** Has the focus when it opens; left out, the first that can have it. */
  initialFocus?: () => HTMLElement | null
  children: ReactNode
}

/** A small dialog beside what it is for, on a phone a sheet from below; Escape and a click elsewhere close it. */
export function Popover({
  ref,
  isOpen,
  onOpen,
  opener,
  label,
  place,
  className = '',
  initialFocus,
  children,
}: PopoverProps) {
  const marker = useRef<HTMLSpanElement>(null)
  return (
    <Base.Root open={isOpen} onOpenChange={(open, change) => closesOnce(change) && onOpen(open)}>
      {opener ? <Base.Trigger render={opener} /> : <span ref={marker} hidden />}
      <Base.Portal>
        <Base.Positioner
          // What has the focus in it would scroll the page otherwise, and a press begun on it would end beside it.
          positionMethod="fixed"
          className={styles.place}
          anchor={opener ? undefined : () => marker.current?.parentElement ?? null}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          {...place}
        >
          <Base.Popup
            ref={ref}
            className={`${styles.panel} ${className}`}
            aria-label={label}
            initialFocus={initialFocus && (() => initialFocus() ?? true)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** The heading that names a popover. */
export function PopoverHeading({ children }: { children: ReactNode }) {
  return <Base.Title>{children}</Base.Title>
}
