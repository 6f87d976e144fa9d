import { loadedParts } from './loaded-parts.ts'
import './country-contact.css'
import './market-tiles.css'
import './metal-story.css'

/** A part without scripts of its own: what the server has rendered stays, and its script is not asked for. */
export function StaticPart({ name }: { name: 'CountryContact' | 'MarketTiles' | 'MetalStory' }) {
  const Part = loadedParts()?.[name]
  return Part ? (
    <div>
      <Part />
    </div>
  ) : (
    <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )
}
