import { coverCasting } from './cover-casting.ts'
import { coverCoils } from './cover-coils.ts'
import { coverFacade } from './cover-facade.ts'
import { coverFoil } from './cover-foil.ts'
import { coverPlant } from './cover-plant.ts'
import { coverProfiles } from './cover-profiles.ts'
import { coverRibbons } from './cover-ribbons.ts'
import { coverSheets } from './cover-sheets.ts'
import { heroCasting } from './hero-casting.ts'
import { heroCoils } from './hero-coils.ts'
import { heroFacade } from './hero-facade.ts'
import { heroFoil } from './hero-foil.ts'
import { heroPlant } from './hero-plant.ts'
import { heroProfiles } from './hero-profiles.ts'
import { heroRibbons } from './hero-ribbons.ts'
import { heroSheets } from './hero-sheets.ts'
import { marketAutomotive } from './market-automotive.ts'
import { marketBuilding } from './market-building.ts'
import { marketDistribution } from './market-distribution.ts'
import { marketPackaging } from './market-packaging.ts'
import { marketTransportation } from './market-transportation.ts'
import { productBundle } from './product-bundle.ts'
import { productCircles } from './product-circles.ts'
import { productContainerFoil } from './product-container-foil.ts'
import { productConverterFoil } from './product-converter-foil.ts'
import { productHeatExchangerStrips } from './product-heat-exchanger-strips.ts'
import { productHeatExchangerStrips2 } from './product-heat-exchanger-strips-2.ts'
import { productHeatShield } from './product-heat-shield.ts'
import { productHeatShield2 } from './product-heat-shield-2.ts'
import { productHeatSink } from './product-heat-sink.ts'
import { productHouseholdFoil } from './product-household-foil.ts'
import { productNoisePanel } from './product-noise-panel.ts'
import { productNoisePanel2 } from './product-noise-panel-2.ts'
import { productSheets } from './product-sheets.ts'
import { productStandardStrips } from './product-standard-strips.ts'
import { productTSlot } from './product-t-slot.ts'
import { productTSlot2 } from './product-t-slot-2.ts'
import { productTechnicalFoil } from './product-technical-foil.ts'
import { productWindowProfile } from './product-window-profile.ts'
import { tallAutomotive } from './tall-automotive.ts'
import { tallCasting } from './tall-casting.ts'
import { tallCoils } from './tall-coils.ts'
import { tallFacade } from './tall-facade.ts'
import { tallFoil } from './tall-foil.ts'
import { timeline1 } from './timeline-1.ts'
import { timeline2 } from './timeline-2.ts'
import { timeline3 } from './timeline-3.ts'
import { timeline4 } from './timeline-4.ts'
import { timeline5 } from './timeline-5.ts'
import { timeline6 } from './timeline-6.ts'

/** All pictures by their codes. A page with fixed pictures imports those alone, so that it carries no others. */
export const pictures = {
  'cover-casting': coverCasting,
  'cover-coils': coverCoils,
  'cover-facade': coverFacade,
  'cover-foil': coverFoil,
  'cover-plant': coverPlant,
  'cover-profiles': coverProfiles,
  'cover-ribbons': coverRibbons,
  'cover-sheets': coverSheets,
  'hero-casting': heroCasting,
  'hero-coils': heroCoils,
  'hero-facade': heroFacade,
  'hero-foil': heroFoil,
  'hero-plant': heroPlant,
  'hero-profiles': heroProfiles,
  'hero-ribbons': heroRibbons,
  'hero-sheets': heroSheets,
  'market-automotive': marketAutomotive,
  'market-building': marketBuilding,
  'market-distribution': marketDistribution,
  'market-packaging': marketPackaging,
  'market-transportation': marketTransportation,
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
  'tall-automotive': tallAutomotive,
  'tall-casting': tallCasting,
  'tall-coils': tallCoils,
  'tall-facade': tallFacade,
  'tall-foil': tallFoil,
  'timeline-1': timeline1,
  'timeline-2': timeline2,
  'timeline-3': timeline3,
  'timeline-4': timeline4,
  'timeline-5': timeline5,
  'timeline-6': timeline6,
} as const
