import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Whether something with an address of its own stands over the page, or has just been closed by the browser and leads away. */
const hasDialog = () => document.querySelector('main dialog') !== null

/**
 * Says the title of the page that a link has led to, for those who do not see that it is another one, and has the focus
 * at its beginning. In a side menu the focus stays on the chosen link, as the page keeps its place. What opens over a
 * page takes the focus itself, and gives it back.
 */
export function PageAnnouncer({
  firstPath,
}: {
  /** Of the page that the visit has begun with: this may have come while the first link led on. */
  firstPath: string
}) {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    let isInMenu = false
    let later: ReturnType<typeof setTimeout> | undefined
    /** What Escape closes is closed before the navigation begins. */
    let isOverPage = hasDialog()
    // A navigation that is still under way tells its end below.
    const { resolvedLocation } = router.state
    if (resolvedLocation && resolvedLocation.pathname !== firstPath && !isOverPage) setTitle(document.title)
    const stops = [
      router.subscribe('onBeforeNavigate', () => {
        isInMenu = document.activeElement?.closest('[data-keeps-focus]') != null
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation: { pathname, hash } }) => {
        if (!fromLocation || fromLocation.pathname === pathname) return
        const isClosed = isOverPage && fromLocation.pathname.startsWith(`${pathname}/`)
        isOverPage = hasDialog()
        if (isClosed || isOverPage) return
        clearTimeout(later)
        // Once the menus that the navigation closes are closed, and the title is the new one.
        later = setTimeout(() => {
          setTitle(document.title)
          const start = document.getElementById(hash) ?? document.getElementById('main')
          const chosen = document.querySelector<HTMLElement>('[data-keeps-focus] [aria-current="page"]')
          ;((isInMenu && chosen) || start)?.focus({ preventScroll: true })
        })
      }),
    ]
    return () => {
      clearTimeout(later)
      for (const stop of stops) stop()
    }
  }, [router, firstPath])
  return (
    <p className="sr" aria-live="polite">
      {title}
    </p>
  )
}
