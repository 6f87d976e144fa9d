import type { TFunction } from 'i18next'
import { productUrls } from '#content/catalogue.ts'
import { markets } from '#content/markets.ts'
import type { Use } from '#content/needs/need.ts'
import { shapes } from '#content/needs/uses.ts'
import { forms } from '#content/offers.ts'

export type UseNames = Readonly<Record<Use, string>>

/** What each use is called: `Foil`, `Building and architecture`, `Household foil`, `Flat bars`. */
export function namesOfUses(t: TFunction<['tools', 'shell', 'specs']>): UseNames {
  return Object.fromEntries([
    ...forms.map((form) => [form, t(`finder.uses.${form}`)]),
    ...markets.map(({ market, key }) => [market, t(`shell:pages.${key}`)]),
    ...productUrls.map((product) => [product, t(`shell:productNames.${product}`)]),
    ...shapes.map((shape) => [shape, t(`specs:labels.${shape}`)]),
  ])
}
