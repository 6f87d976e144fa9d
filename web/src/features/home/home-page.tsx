import type { ReactNode } from 'react'
import { MarketStrips } from './market-strips.tsx'
import { Overview } from './overview.tsx'
import { SlideshowHeader } from './slideshow-header.tsx'
import { StorySection } from './story-section.tsx'

/** The home page: highlights, the way of the metal, markets, what the company is, and at the end what it is given: the latest news. */
export function HomePage({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <SlideshowHeader />
      <StorySection />
      <MarketStrips />
      <Overview />
      {children}
    </main>
  )
}
