import { MAX_PICTURE_PIXELS, PICTURE_ENDINGS } from 'api/contract/pictures'

/** Why a chosen file is not taken: a word of `alerts`. */
export type Refusal = { word: 'onlyImages' | 'imageHeic' | 'imageTooLarge' | 'imageBroken'; name: string }

/** A chosen file that cannot be made what the server takes. */
export class PictureRefusedError extends Error {
  readonly word: Refusal['word']

  constructor(word: Refusal['word']) {
    super(word)
    this.word = word
  }
}

type ChosenFile = Pick<File, 'name' | 'size'>

/** Chosen files sorted out: one that is refused does not keep the others from being taken. */
export interface Sorted<Chosen> {
  taken: Chosen[]
  refused: Refusal[]
  /** Names of good files for which there is no place any more. */
  left: string[]
}

/**
 * Sorts out chosen files by ending and emptiness (ADM-19, AMB-46), then by how many are free (ADM-18).
 * @param free how many may be taken
 */
export function sortOut<Chosen extends ChosenFile>(files: readonly Chosen[], free: number): Sorted<Chosen> {
  const refused = files.flatMap(({ name, size }): Refusal[] => {
    const word = refusalOf(name, size)
    return word ? [{ word, name }] : []
  })
  const good = files.filter(({ name, size }) => refusalOf(name, size) === null)
  return { taken: good.slice(0, free), refused, left: good.slice(free).map(({ name }) => name) }
}

/** A photograph as telephones keep it: the server does not take it, and few browsers show it. */
export const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name)

function refusalOf(name: string, size: number): Refusal['word'] | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!isHeic(name) && !PICTURE_ENDINGS.some((each) => each === ending)) return 'onlyImages'
  return size === 0 ? 'imageBroken' : null
}

/** Whether a picture is larger than the server takes, in bytes or in pixels (AMB-46). */
export function isTooLarge(bytes: number, maxBytes: number, size: { width: number; height: number } | null): boolean {
  return bytes > maxBytes || (size !== null && size.width * size.height > MAX_PICTURE_PIXELS)
}
