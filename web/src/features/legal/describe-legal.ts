import { pictureAddress } from '#pictures/encoded-picture.ts'
import { pictures } from '#pictures/pictures.ts'

/** What the routes of the legal texts need beside the words: the picture for previews in social networks. */
export function describeLegal() {
  return { picture: pictureAddress(pictures['cover-sheets'], 1920) }
}
