import { LANGUAGES, type Language } from 'api/contract/languages'
import { fileOf, type NewsValues } from './news-values.ts'

/** A text that shows a picture which the gallery has no more. */
export interface LostPlace {
  language: Language
  part: 'contentOne' | 'contentTwo'
}

const IN_TEXT = /src="\/uploads\/news\/([^"]*)"/g

/** Where texts name pictures that are not in the gallery: visitors see nothing there. */
export function lostPlaces({ content, gallery }: Pick<NewsValues, 'content' | 'gallery'>): LostPlace[] {
  const files = new Set(gallery.map(fileOf))
  const isLost = (html: string) => [...html.matchAll(IN_TEXT)].some(([, file]) => !files.has(file ?? ''))
  return LANGUAGES.flatMap((language) =>
    (['contentOne', 'contentTwo'] as const)
      .filter((part) => isLost(content[language][part]))
      .map((part) => ({ language, part })),
  )
}

export const isSamePlaces = (one: readonly LostPlace[], other: readonly LostPlace[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
