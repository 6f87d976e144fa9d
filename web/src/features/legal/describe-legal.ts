import { coverSheets } from '#pictures/cover-sheets.ts'

/** What the routes of the legal texts need beside the words: the picture for previews in social networks. */
export function describeLegal() {
  return { picture: coverSheets.webp[1920] }
}
