import type { EncodedPicture } from '#components/picture.tsx'
import type { timeline } from '#content/timeline.ts'
import { heroCasting } from '#pictures/hero-casting.ts'
import { heroFoil } from '#pictures/hero-foil.ts'
import { heroProfiles } from '#pictures/hero-profiles.ts'
import { marketAutomotive } from '#pictures/market-automotive.ts'
import { marketBuilding } from '#pictures/market-building.ts'
import { productBundle } from '#pictures/product-bundle.ts'
import { productHeatSink } from '#pictures/product-heat-sink.ts'
import { productSheets } from '#pictures/product-sheets.ts'
import { productStandardStrips } from '#pictures/product-standard-strips.ts'
import { productTSlot } from '#pictures/product-t-slot.ts'
import { timeline1 } from '#pictures/timeline-1.ts'
import { timeline2 } from '#pictures/timeline-2.ts'
import { timeline3 } from '#pictures/timeline-3.ts'
import { timeline4 } from '#pictures/timeline-4.ts'
import { timeline5 } from '#pictures/timeline-5.ts'
import { timeline6 } from '#pictures/timeline-6.ts'

/** The pictures of the timeline by their codes. */
export const timelinePictures: Readonly<Record<(typeof timeline)[number]['picture'], EncodedPicture>> = {
  'timeline-1': timeline1,
  'timeline-2': timeline2,
  'timeline-3': timeline3,
  'timeline-4': timeline4,
  'timeline-5': timeline5,
  'timeline-6': timeline6,
  'product-standard-strips': productStandardStrips,
  'market-building': marketBuilding,
  'product-bundle': productBundle,
  'hero-profiles': heroProfiles,
  'product-sheets': productSheets,
  'hero-foil': heroFoil,
  'product-t-slot': productTSlot,
  'product-heat-sink': productHeatSink,
  'market-automotive': marketAutomotive,
  'hero-casting': heroCasting,
}
