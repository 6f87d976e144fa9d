import { pictures } from '#pictures/pictures.ts'

/** The small header picture of all pages of the download centre (DL-03). */
export const downloadCover = pictures['cover-sheets']
