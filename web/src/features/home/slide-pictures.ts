import type { EncodedPicture } from '#components/picture.tsx'
import type { slides } from '#content/home.ts'
import { coverCasting } from '#pictures/cover-casting.ts'
import { coverCoils } from '#pictures/cover-coils.ts'
import { coverFacade } from '#pictures/cover-facade.ts'
import { coverFoil } from '#pictures/cover-foil.ts'
import { heroCasting } from '#pictures/hero-casting.ts'
import { heroCoils } from '#pictures/hero-coils.ts'
import { heroFacade } from '#pictures/hero-facade.ts'
import { heroFoil } from '#pictures/hero-foil.ts'
import { marketAutomotive } from '#pictures/market-automotive.ts'
import { tallAutomotive } from '#pictures/tall-automotive.ts'
import { tallCasting } from '#pictures/tall-casting.ts'
import { tallCoils } from '#pictures/tall-coils.ts'
import { tallFacade } from '#pictures/tall-facade.ts'
import { tallFoil } from '#pictures/tall-foil.ts'

type Slide = (typeof slides)[number]

/** The pictures of the slides by their codes. */
export const slidePictures: Record<Slide['img' | 'imgMobile' | 'imgMini'], EncodedPicture> = {
  'cover-casting': coverCasting,
  'cover-coils': coverCoils,
  'cover-facade': coverFacade,
  'cover-foil': coverFoil,
  'hero-casting': heroCasting,
  'hero-coils': heroCoils,
  'hero-facade': heroFacade,
  'hero-foil': heroFoil,
  'market-automotive': marketAutomotive,
  'tall-automotive': tallAutomotive,
  'tall-casting': tallCasting,
  'tall-coils': tallCoils,
  'tall-facade': tallFacade,
  'tall-foil': tallFoil,
}
