import { type EncodedPicture, Picture } from '#components/picture.tsx'
import type { MenuPicture } from '#content/navigation.ts'
import { coverFacade } from '#pictures/cover-facade.ts'
import { coverPlant } from '#pictures/cover-plant.ts'
import { coverRibbons } from '#pictures/cover-ribbons.ts'

const PICTURES: Record<MenuPicture, EncodedPicture> = {
  'cover-facade': coverFacade,
  'cover-ribbons': coverRibbons,
  'cover-plant': coverPlant,
}

/** The picture of a dropdown; it is only asked for once the dropdown opens. */
export function MegaPicture({ of }: { of: MenuPicture }) {
  return <Picture picture={PICTURES[of]} alt="" sizes="max(33vw, 780px)" />
}
