import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures } from '#pictures/pictures.ts'

/** What the catalogue's route has to know: the picture for previews. */
export const mainPicture = pictureAddress(pictures['cover-coils'], 1920)
