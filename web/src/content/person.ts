import type { Country } from './map-regions.ts'
import type { PictureCode } from './picture-codes.ts'

/** One of the staff; the people are invented, and positions, tags and descriptions are data, not translations. */
export interface Person {
  /** Address of the profile; who has none gets none (AMB-23). */
  url?: string
  name: string
  position: string
  email: string
  phone: string
  fax: string
  picture?: PictureCode
  tags: readonly string[]
  description: string
  foreignLanguages?: readonly string[]
  /** As the profile shows them; also matched by the filter (AMB-21). */
  regions: readonly string[]
  /** Left out: any country. */
  countries?: readonly Country[]
  /** Left out: any product. */
  products?: readonly ('Extruded' | 'Rolled')[]
  /** Shown above the list while no filter is set (AMB-22). */
  featured?: true
  notice?: { text: string; tone: 'red'; deputy: string }
}
