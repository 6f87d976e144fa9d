import { useHydrated } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { SiteLink } from '#components/site-link.tsx'
import type { SiteUrl } from '#content/site-url.ts'
import type { DropdownsControl } from './use-dropdowns.ts'

interface DropdownProps {
  id: string
  dropdowns: DropdownsControl
  /** Where its name leads; without it the name is a button. */
  to?: SiteUrl
  isCurrent?: boolean
  /** Its name. */
  label: ReactNode
  className?: string | undefined
  panelClassName: string | undefined
  children: ReactNode
}

/**
 * An item of a menu with a panel below it. The panel opens when the pointer or the keyboard's focus comes, with the
 * arrow down, which enters it, and with the first tap of a finger; the name itself leads to its page, and Tab to the
 * next name.
 */
export function Dropdown({ id, dropdowns, to, isCurrent, label, className, panelClassName, children }: DropdownProps) {
  const item = useRef<HTMLLIElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const pointer = useRef('')
  const isOpen = dropdowns.open === id
  // Without scripts it opens by its style alone.
  const isHydrated = useHydrated()
  const name = () => item.current?.querySelector<HTMLElement>('a, button')
  const { close } = dropdowns

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return
      if (panel.current?.contains(document.activeElement))
        item.current?.querySelector<HTMLElement>('a, button')?.focus()
      close(id)
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!item.current?.contains(target as Node)) close(id)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  })

  const onClick = (event: MouseEvent) => {
    const type = pointer.current
    pointer.current = ''
    if (to === undefined) return isOpen && type !== 'mouse' ? close(id) : dropdowns.show(id)
    if (type === 'touch' && !isOpen) {
      event.preventDefault()
      return dropdowns.show(id)
    }
    close(id)
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const isLink = to !== undefined || panel.current?.contains(target)
    if (isLink && target.matches(':focus-visible')) dropdowns.show(id)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Tab goes on to the next name: the arrow down enters the panel.
    if (event.key === 'Tab' && to !== undefined && event.target === name()) flushSync(() => close(id))
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || !panel.current) return
    const links = [...panel.current.querySelectorAll<HTMLElement>('a, button')]
    const place = links.indexOf(event.target as HTMLElement) + step
    event.preventDefault()
    if (step > 0) flushSync(() => dropdowns.show(id))
    if (place < 0) name()?.focus()
    else links[Math.min(place, links.length - 1)]?.focus()
  }

  const attributes = {
    onClick,
    'aria-expanded': isOpen,
    'aria-controls': `dropdown-${id}`,
    'aria-current': isCurrent ? ('true' as const) : undefined,
  }
  return (
    <li
      ref={item}
      className={className}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && dropdowns.show(id)}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible')) dropdowns.leave(id)
      }}
      onPointerDown={({ pointerType }) => {
        pointer.current = pointerType
      }}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {to === undefined ? (
        <button type="button" {...attributes}>
          {label}
        </button>
      ) : (
        <SiteLink to={to} {...attributes}>
          {label}
        </SiteLink>
      )}
      <div
        ref={panel}
        id={`dropdown-${id}`}
        className={panelClassName}
        data-dropdown={isOpen ? 'open' : 'closed'}
        inert={isHydrated && !isOpen}
      >
        {children}
      </div>
    </li>
  )
}
