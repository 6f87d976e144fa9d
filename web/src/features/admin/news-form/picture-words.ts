import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import type { TFunction } from 'i18next'
import type { Refusal } from './picture-rules.ts'
import type { PictureNote } from './picture-uploads.ts'

type T = TFunction<'admin'>

/** Names that are listed; of more only how many there are. */
const MAX_NAMES = 10

const MEGABYTE = 1024 * 1024
const megabytes = new Intl.NumberFormat('bg', { maximumFractionDigits: 1 })

/** A line for each reason, with the files it is about (ADM-19, AMB-46). */
export function refusalWords(t: T, refused: readonly Refusal[]): string[] {
  const others = refused.filter(({ word }) => word === 'onlyImages').map(({ name }) => name)
  const lines = refused.flatMap(({ word, name }) =>
    word === 'onlyImages' ? [] : [t(`alerts.${word}`, { name, size: MAX_PICTURE_BYTES / MEGABYTE })],
  )
  return others.length > 0 ? [`${t('alerts.onlyImages')}: ${quoted(others)}`, ...lines] : lines
}

/** What is said of files for which the gallery has no place (ADM-18). */
export function leftWords(t: T, names: readonly string[]): string[] {
  return names.length > 0 ? [`${t('alerts.galleryMax')}. ${t('alerts.galleryLeft', { names: quoted(names) })}`] : []
}

/** What was done to a picture before it was sent; '' when nothing was. */
export function noteWords(t: T, note: PictureNote): string {
  if (note === null) return ''
  if (note.kind === 'converted') return t('upload.converted')
  const [from, to] = [note.from, note.to].map((bytes) => megabytes.format(bytes / MEGABYTE))
  return t('upload.shrunk', { from, to })
}

function quoted(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => `„${name}“`)
  return names.length > MAX_NAMES ? `${shown.join(', ')}, …` : shown.join(', ')
}
