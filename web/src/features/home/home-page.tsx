import type { ReactNode } from 'react'
import { MarketStrips } from './market-strips.tsx'
import { Overview } from './overview.tsx'
import { SlideshowHeader } from './slideshow-header.tsx'

/** The home page: highlights, markets, what the company is, and at the end what it is given: the latest news. */
export function HomePage({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <SlideshowHeader />
      <MarketStrips />
      <Overview />
      {children}
    </main>
  )
}
