import type { EncodedPicture } from '#components/picture.tsx'
import type { ProductImage } from '#content/products.ts'
import { heroCoils } from '#pictures/hero-coils.ts'
import { heroFoil } from '#pictures/hero-foil.ts'
import { heroProfiles } from '#pictures/hero-profiles.ts'
import { heroSheets } from '#pictures/hero-sheets.ts'
import { marketAutomotive } from '#pictures/market-automotive.ts'
import { marketBuilding } from '#pictures/market-building.ts'
import { marketPackaging } from '#pictures/market-packaging.ts'
import { productBundle } from '#pictures/product-bundle.ts'
import { productCircles } from '#pictures/product-circles.ts'
import { productContainerFoil } from '#pictures/product-container-foil.ts'
import { productConverterFoil } from '#pictures/product-converter-foil.ts'
import { productHeatExchangerStrips } from '#pictures/product-heat-exchanger-strips.ts'
import { productHeatExchangerStrips2 } from '#pictures/product-heat-exchanger-strips-2.ts'
import { productHeatShield } from '#pictures/product-heat-shield.ts'
import { productHeatShield2 } from '#pictures/product-heat-shield-2.ts'
import { productHeatSink } from '#pictures/product-heat-sink.ts'
import { productHouseholdFoil } from '#pictures/product-household-foil.ts'
import { productNoisePanel } from '#pictures/product-noise-panel.ts'
import { productNoisePanel2 } from '#pictures/product-noise-panel-2.ts'
import { productSheets } from '#pictures/product-sheets.ts'
import { productStandardStrips } from '#pictures/product-standard-strips.ts'
import { productTSlot } from '#pictures/product-t-slot.ts'
import { productTSlot2 } from '#pictures/product-t-slot-2.ts'
import { productTechnicalFoil } from '#pictures/product-technical-foil.ts'
import { productWindowProfile } from '#pictures/product-window-profile.ts'
import { sections } from '#pictures/sections.ts'

/** A cross-section to scale, with its size in pixels. */
export interface CrossSection {
  src: string
  width: number
  height: number
}

const pictures: Record<ProductImage, EncodedPicture | CrossSection> = {
  'hero-coils': heroCoils,
  'hero-foil': heroFoil,
  'hero-profiles': heroProfiles,
  'hero-sheets': heroSheets,
  'market-automotive': marketAutomotive,
  'market-building': marketBuilding,
  'market-packaging': marketPackaging,
  'product-bundle': productBundle,
  'product-circles': productCircles,
  'product-container-foil': productContainerFoil,
  'product-converter-foil': productConverterFoil,
  'product-heat-exchanger-strips': productHeatExchangerStrips,
  'product-heat-exchanger-strips-2': productHeatExchangerStrips2,
  'product-heat-shield': productHeatShield,
  'product-heat-shield-2': productHeatShield2,
  'product-heat-sink': productHeatSink,
  'product-household-foil': productHouseholdFoil,
  'product-noise-panel': productNoisePanel,
  'product-noise-panel-2': productNoisePanel2,
  'product-sheets': productSheets,
  'product-standard-strips': productStandardStrips,
  'product-t-slot': productTSlot,
  'product-t-slot-2': productTSlot2,
  'product-technical-foil': productTechnicalFoil,
  'product-window-profile': productWindowProfile,
  'angle-60': sections['angle-60'],
  'channel-60': sections['channel-60'],
  'heatsink-120': sections['heatsink-120'],
  'i-beam-80': sections['i-beam-80'],
  'louvre-150': sections['louvre-150'],
  'mullion-50x120': sections['mullion-50x120'],
  'multi-100x50': sections['multi-100x50'],
  'star-heatsink': sections['star-heatsink'],
  't-slot-40': sections['t-slot-40'],
  'tube-50': sections['tube-50'],
  'tube-80x40': sections['tube-80x40'],
  'window-frame': sections['window-frame'],
  'z-bar': sections['z-bar'],
}

export function pictureOf(image: ProductImage): EncodedPicture | CrossSection {
  return pictures[image]
}
