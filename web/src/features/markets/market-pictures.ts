import type { EncodedPicture } from '#components/picture.tsx'
import type { Market } from '#content/markets.ts'
import { heroFacade } from '#pictures/hero-facade.ts'
import { heroFoil } from '#pictures/hero-foil.ts'
import { heroProfiles } from '#pictures/hero-profiles.ts'
import { heroSheets } from '#pictures/hero-sheets.ts'
import { marketAutomotive } from '#pictures/market-automotive.ts'
import { marketTransportation } from '#pictures/market-transportation.ts'
import { productBundle } from '#pictures/product-bundle.ts'
import { productContainerFoil } from '#pictures/product-container-foil.ts'
import { productHeatExchangerStrips } from '#pictures/product-heat-exchanger-strips.ts'
import { productHeatShield } from '#pictures/product-heat-shield.ts'
import { productHeatSink } from '#pictures/product-heat-sink.ts'
import { productNoisePanel } from '#pictures/product-noise-panel.ts'
import { productSheets } from '#pictures/product-sheets.ts'
import { productStandardStrips } from '#pictures/product-standard-strips.ts'
import { productWindowProfile } from '#pictures/product-window-profile.ts'
import { sections } from '#pictures/sections.ts'

type Picture = Extract<Market['sections'][number], { picture: string }>['picture']

export const covers: Record<Market['cover'], EncodedPicture> = {
  'hero-facade': heroFacade,
  'hero-foil': heroFoil,
  'hero-profiles': heroProfiles,
  'hero-sheets': heroSheets,
  'market-automotive': marketAutomotive,
}

/** A cross-section, with its size in pixels. */
interface CrossSection {
  src: string
  width: number
  height: number
}

export const sectionPictures: Record<Picture, EncodedPicture | CrossSection> = {
  'mullion-50x120': sections['mullion-50x120'],
  'market-transportation': marketTransportation,
  'product-bundle': productBundle,
  'product-container-foil': productContainerFoil,
  'product-heat-exchanger-strips': productHeatExchangerStrips,
  'product-heat-shield': productHeatShield,
  'product-heat-sink': productHeatSink,
  'product-noise-panel': productNoisePanel,
  'product-sheets': productSheets,
  'product-standard-strips': productStandardStrips,
  'product-window-profile': productWindowProfile,
  'tube-50': sections['tube-50'],
}
