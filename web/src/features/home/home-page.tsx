import type { ReactNode } from 'react'
import { ShareBand } from '#components/share-band.tsx'
import { Overview } from './overview.tsx'
import { SlideshowHeader } from './slideshow-header.tsx'
import { StaticPart } from './static-part.tsx'

/**
 * The home page: highlights, the way of the metal, markets, what the company is, what it is given: the latest news, and the
 * next date for investors.
 * @param address the public one, to be shared
 */
export function HomePage({ address, children }: { address: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <SlideshowHeader />
      <StaticPart name="MetalStory" />
      <StaticPart name="MarketStrips" />
      <Overview />
      {children}
      <StaticPart name="NextDate" />
      <ShareBand url={address} />
    </main>
  )
}
