export { CountryContact } from './country-contact.tsx'
export { MarketTiles } from './market-tiles.tsx'
export { MetalStory } from './metal-story.tsx'
