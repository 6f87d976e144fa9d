import { portraitCrop } from '#contract/portraits.ts'
import type { StagedPortrait } from '#contract/staged-portrait.ts'
import { HttpError, notFound, unavailable } from '#http/errors.ts'
import { encodePortrait, encodePortraitCrop } from '#pictures/pictures.encoder.ts'
import type { PortraitVariant } from '#pictures/pictures.portrait.ts'
import type { Bucket } from '#supabase/bucket.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { UnavailableError } from '#supabase/errors.ts'
import { readPeopleRows } from './people.reads.ts'

/** Milliseconds for which it is not asked again who shows which photograph, unless something is written. */
const LIFETIME = 60_000

/** What a file of the bucket shows: a photograph, or a crop of one. `{photograph}[.{left}-{top}.{side}].{ending}` */
export const shownBy = (stored: string): string => stored.replace(/(\.\d+)?\.[a-z]+$/, '')

/** Photographs of people: taken before their person is saved, and shown as long as the person is on the site. */
export function createPortraits(supabase: Supabase, bucket: Bucket) {
  let shown: { crops: Promise<ReadonlySet<string>>; until: number } | null = null
  let last: ReadonlySet<string> | null = null

  async function readShown(): Promise<ReadonlySet<string>> {
    const rows = await readPeopleRows(supabase, { is_hidden: false })
    return new Set(rows.flatMap(({ picture, picture_focus }) => (picture ? portraitCrop(picture, picture_focus) : [])))
  }

  /** A photograph as it is stored. @throws 404, 503 */
  async function whole(picture: string): Promise<Buffer> {
    const bytes = await bucket.get(`${picture}.jpg`)
    if (!bytes) throw notFound('picture')
    return bytes
  }

  return {
    /** Judges and stores a photograph; a person may come to show it within a week. @throws 413, 415, 400 with the reason, 503 */
    async stage(sent: Buffer, byWhom: string): Promise<StagedPortrait> {
      const { bytes, name, width, height } = await encodePortrait(sent, 'picture')
      const file = `${name}.jpg`
      // Its content gives it its name: what is there already is the same.
      await bucket.put(file, Buffer.from(bytes), { upsert: true })
      const staged = { file, staged_by: byWhom, created_at: new Date().toISOString() }
      await ask(supabase.from('staged_pictures').upsert(staged))
      return { picture: name, width, height }
    },

    /** @throws 409 when a person cannot come to show this photograph, as it is not there any more */
    async check(picture: string | null): Promise<void> {
      if (picture === null) return
      const staged = supabase.from('staged_pictures').select('file').eq('file', `${picture}.jpg`).maybeSingle()
      if (await ask(staged)) return
      const others = supabase.from('people').select('id').eq('picture', picture).limit(1).maybeSingle()
      if (await ask(others)) return
      throw new HttpError(409, 'the photograph is not there any more', { field: 'picture', code: 'portraitGone' })
    },

    /** Whether a person on the site shows a crop. @returns as last known when Supabase is away @throws 503 when it is unknown */
    async isShown(crop: string): Promise<boolean> {
      if (!shown || shown.until < Date.now()) shown = { crops: readShown(), until: Date.now() + LIFETIME }
      const asked = shown
      try {
        last = await asked.crops
      } catch (error) {
        if (shown === asked) shown = null
        if (!last || !(error instanceof UnavailableError)) throw error
      }
      return last.has(crop)
    },

    whole,

    /** A crop, made when first asked for. @param mayKeep stores it for the next time @throws 404, 503 */
    async crop(
      { picture, focus, variant }: { picture: string; focus: string; variant: Exclude<PortraitVariant, string> },
      mayKeep: boolean,
    ): Promise<Buffer> {
      const name = `${portraitCrop(picture, focus)}.${variant.side}.${variant.format}`
      const kept = mayKeep ? await bucket.get(name) : null
      if (kept) return kept
      const made = await encode(await whole(picture), focus, variant)
      // Anyone who asks next makes it again when it cannot be stored.
      if (mayKeep) await bucket.put(name, made, { upsert: true }).catch(() => {})
      return made
    },

    /** The JPEG of a contact card, or `null` when there is none or it is unknown. @param crop of `portraitCrop` */
    async forCard(crop: string): Promise<Buffer | null> {
      const [picture = '', focus = ''] = crop.split('.')
      try {
        return await encode(await whole(picture), focus.replace('-', ' '), 'contact card')
      } catch (error) {
        if (error instanceof HttpError || error instanceof UnavailableError) return null
        throw error
      }
    },

    /** After everything that is written: it is asked again. */
    changed(): void {
      shown = null
    },
  }
}
export type Portraits = ReturnType<typeof createPortraits>

/** What Storage holds was encoded by us; what cannot be decoded is no answer of Storage. */
function encode(stored: Buffer, focus: string, variant: PortraitVariant): Promise<Buffer> {
  return encodePortraitCrop(stored, focus, variant).catch((error: unknown) => {
    throw unavailable(error, 'storage')
  })
}
