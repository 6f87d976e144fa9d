import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import type { TFunction } from 'i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { ApiError } from '#lib/api.ts'
import type { NewsValues, Picture } from './news-values.ts'
import type { Saving } from './use-save-news.ts'

/**
 * What the server said about the last save: in words, and by field. A field is no longer marked once it holds
 * something else than what was refused.
 */
export function serverErrors(t: TFunction<'admin'>, { failure, refused }: Saving, values: NewsValues) {
  const field = failure instanceof ApiError && typeof failure.body.field === 'string' ? failure.body.field : ''
  const details = {
    size: MAX_PICTURE_BYTES / 1024 / 1024,
    code: field.split('.')[1]?.toUpperCase() ?? '',
    field,
  }
  const words = failure ? failureWords(t, failure, details) : null
  const isSame = refused !== null && valueAt(values, field) === valueAt(refused, field)
  const errorOf = (asked: string) => (words && field === asked && isSame ? words : undefined)

  return {
    /** For the bar at the top. */
    failure: words,
    /** By the name of the field on the wire: `url`, `content.en.title`. */
    errorOf,
    errorOfPicture(picture: Picture): string | undefined {
      const sent = refused?.gallery.filter(({ upload }) => upload) ?? []
      const index = sent.findIndex(({ id }) => id === picture.id)
      return words && index >= 0 && field === `gallery.${index}` ? words : undefined
    },
  }
}
export type ServerErrors = ReturnType<typeof serverErrors>

function valueAt(values: NewsValues, field: string): unknown {
  return field.split('.').reduce<unknown>((value, key) => Object(value)[key], values)
}
