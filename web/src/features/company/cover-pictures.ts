import type { EncodedPicture } from '#components/picture.tsx'
import { type CompanyPageName, companyPage, type companyPages } from '#content/company.ts'
import { heroCasting } from '#pictures/hero-casting.ts'
import { heroCoils } from '#pictures/hero-coils.ts'
import { heroFoil } from '#pictures/hero-foil.ts'
import { heroPlant } from '#pictures/hero-plant.ts'
import { heroProfiles } from '#pictures/hero-profiles.ts'
import { heroRibbons } from '#pictures/hero-ribbons.ts'
import { heroSheets } from '#pictures/hero-sheets.ts'
import { marketAutomotive } from '#pictures/market-automotive.ts'

const covers: Readonly<Record<(typeof companyPages)[number]['cover'], EncodedPicture>> = {
  'hero-casting': heroCasting,
  'hero-coils': heroCoils,
  'hero-foil': heroFoil,
  'hero-plant': heroPlant,
  'hero-profiles': heroProfiles,
  'hero-ribbons': heroRibbons,
  'hero-sheets': heroSheets,
  'market-automotive': marketAutomotive,
}

/** The header picture of a page of the company (ABOUT-01). */
export function coverOf(page: CompanyPageName): EncodedPicture {
  return covers[companyPage(page).cover]
}
