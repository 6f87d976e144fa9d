import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { DoughnutProps } from './doughnut.tsx'
import styles from './sales-chart.module.css'

const LazyDoughnut = lazy(() => import('./doughnut.tsx').then(({ Doughnut }) => ({ default: Doughnut })))

/** A ring that becomes the chart when it comes into view; only then is the library asked for. */
export function DoughnutInView(props: DoughnutProps) {
  const [isSeen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '0px 0px -15% 0px',
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.doughnut}>
      {isSeen ? (
        <Suspense fallback={<Ring />}>
          <LazyDoughnut {...props} />
        </Suspense>
      ) : (
        <Ring />
      )}
    </div>
  )
}

function Ring() {
  return (
    <svg viewBox="0 0 320 320" className={styles.ring}>
      <circle cx="160" cy="160" r="130" />
    </svg>
  )
}
