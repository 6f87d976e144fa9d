import type { ReactNode } from 'react'
import { ShareBand } from '#components/share-band.tsx'
import { FactoryVideo } from './factory-video.tsx'
import { SlideshowHeader } from './slideshow-header.tsx'
import { StaticPart } from './static-part.tsx'

/**
 * The home page: highlights with the line that the finder answers, markets, what the company does, what it is given, the latest
 * news, and the way to the person for a country.
 * @param address the public one, to be shared
 */
export function HomePage({ address, children }: { address: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <SlideshowHeader />
      <StaticPart name="MarketTiles" />
      <section className="section soft metal-section" aria-labelledby="story-heading">
        <div className="wrap">
          <StaticPart name="MetalStory" />
          <FactoryVideo />
        </div>
      </section>
      {children}
      <StaticPart name="CountryContact" />
      <ShareBand url={address} />
    </main>
  )
}
