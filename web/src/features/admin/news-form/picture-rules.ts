import { MAX_GALLERY, MAX_PICTURE_BYTES, PICTURE_ENDINGS } from 'api/contract/pictures'

/** A word of `alerts` with what fills it. */
export type PictureAlert =
  | { word: 'onlyImages' | 'oneCover' | 'galleryMax' }
  | { word: 'imageTooLarge' | 'imageBroken'; name: string }

type ChosenFile = Pick<File, 'name' | 'size'>

/** What is wrong with chosen files (ADM-17 … 19, AMB-46), or `null`. Then none of them is taken. */
export function coverProblem(files: readonly ChosenFile[]): PictureAlert | null {
  return files.length > 1 ? { word: 'oneCover' } : filesProblem(files)
}

/** @param present how many pictures the gallery has already */
export function galleryProblem(files: readonly ChosenFile[], present: number): PictureAlert | null {
  return filesProblem(files) ?? (present + files.length > MAX_GALLERY ? { word: 'galleryMax' } : null)
}

function filesProblem(files: readonly ChosenFile[]): PictureAlert | null {
  if (!files.every(({ name }) => hasPictureEnding(name))) return { word: 'onlyImages' }
  const large = files.find(({ size }) => size > MAX_PICTURE_BYTES)
  if (large) return { word: 'imageTooLarge', name: large.name }
  const empty = files.find(({ size }) => size === 0)
  return empty ? { word: 'imageBroken', name: empty.name } : null
}

function hasPictureEnding(name: string): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
  return PICTURE_ENDINGS.some((each) => each === ending)
}
