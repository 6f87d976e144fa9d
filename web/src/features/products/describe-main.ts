import { coverCoils } from '#pictures/cover-coils.ts'

/** What the catalogue's route has to know: the picture for previews. */
export const mainPicture = Object.values(coverCoils.webp).at(-1)
