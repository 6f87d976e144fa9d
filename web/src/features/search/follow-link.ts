import type { AnyRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/**
 * Goes to a clicked link within the site without reloading the page. The results are plain links, which cost
 * less than the router's own, and dozens of them change with every key press.
 */
export function followLink(event: MouseEvent<HTMLElement>, router: AnyRouter): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.target !== '' || defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  router.navigate({ href: link.getAttribute('href') ?? '/' })
}
