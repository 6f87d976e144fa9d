import { MAX_GALLERY } from 'api/contract/pictures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewsFormApi } from './news-form-api.ts'
import { type AltTexts, addressOfOriginal, type Picture } from './news-values.ts'
import { type Refusal, type Sorted, sortOut } from './picture-rules.ts'
import { leftWords, refusalWords, resizedWords } from './picture-words.ts'
import { fitting } from './shrink-picture.ts'
import { usePictures } from './use-pictures.ts'

type Place = 'cover' | 'gallery'

interface IntakeOptions {
  form: NewsFormApi
  /** Says what was not taken, and why; nothing when all was. */
  onAlert: (lines: string[]) => void
}

/** Takes chosen, dropped and pasted pictures into the form, and moves, removes and brings back those it has. */
export function usePictureIntake({ form, onAlert }: IntakeOptions) {
  const { t } = useTranslation('admin')
  const valuesOf = () => form.state.values
  const picturesOf = usePictures()
  const [countRunning, setRunning] = useState(0)
  const [resized, setResized] = useState<Record<Place, string[]>>({ cover: [], gallery: [] })
  const [removed, setRemoved] = useState<{ place: Place; picture: Picture; index: number } | null>(null)

  /** While the form is being saved nothing in it can be changed. */
  const isLocked = () => form.state.isSubmitting
  const setCover = (cover: Picture | null) => isLocked() || form.setFieldValue('cover', cover)
  const setGallery = (change: (gallery: Picture[]) => Picture[]) => isLocked() || form.setFieldValue('gallery', change)
  const setAlt = (change: (alt: AltTexts) => AltTexts) => isLocked() || form.setFieldValue('alt', change)

  /** While it runs the form cannot be saved. */
  async function running<Result>(work: Promise<Result>): Promise<Result> {
    setRunning((count) => count + 1)
    return work.finally(() => setRunning((count) => count - 1))
  }

  async function prepare(place: Place, { taken, refused, left }: Sorted<File>): Promise<Picture[]> {
    const tell = (more: Refusal[]) => onAlert([...refusalWords(t, [...refused, ...more]), ...leftWords(t, left)])
    tell([])
    setRemoved(null)
    const files = await running(Promise.all(taken.map(async (file) => ({ file, fit: await fitting(file) }))))
    tell(files.filter(({ fit }) => !fit).map(({ file: { name } }) => ({ word: 'imageTooLarge', name })))
    setResized((before) => ({ ...before, [place]: files.flatMap(({ file, fit }) => resizedWords(t, file, fit)) }))
    return picturesOf(files.flatMap(({ fit }) => fit ?? []))
  }

  async function chooseCover(files: File[]) {
    if (files.length > 1) return onAlert([t('alerts.oneCover')])
    const [picture] = await prepare('cover', sortOut(files, 1))
    if (picture) setCover(picture)
  }

  /** @returns how many of the files are in the gallery now */
  async function add(files: File[]): Promise<number> {
    const pictures = await prepare('gallery', sortOut(files, MAX_GALLERY - valuesOf().gallery.length))
    setGallery((gallery) => [...gallery, ...pictures].slice(0, MAX_GALLERY))
    return pictures.length
  }

  function remove(picture: Picture) {
    const index = valuesOf().gallery.indexOf(picture)
    setRemoved({ place: index < 0 ? 'cover' : 'gallery', picture, index })
    if (index < 0) setCover(null)
    else setGallery((gallery) => gallery.filter(({ id }) => id !== picture.id))
  }

  function undo() {
    if (!removed) return
    const { place, picture, index } = removed
    setRemoved(null)
    if (place === 'cover') setCover(picture)
    else setGallery((gallery) => gallery.toSpliced(index, 0, picture))
  }

  /** A stored picture as a file chosen anew, for the server changes its place only with the file. */
  async function asChosen(picture: Picture): Promise<Picture> {
    if (picture.upload) return { id: picture.id, upload: picture.upload }
    const answer = await fetch(addressOfOriginal(picture))
    if (!answer.ok) throw new Error(`picture ${answer.status}`)
    const [chosen = picture] = picturesOf([new File([await answer.blob()], picture.id)])
    return chosen
  }

  /** Puts a picture of the gallery in the place of the cover, and the cover in its place. */
  async function makeCover(picture: Picture) {
    const { cover: before } = valuesOf()
    setRemoved(null)
    try {
      const [next, other] = await running(Promise.all([asChosen(picture), before && asChosen(before)]))
      const index = valuesOf().gallery.indexOf(picture)
      setGallery((gallery) => gallery.toSpliced(index, 1, ...(other ? [other] : [])))
      setCover(next)
      setAlt((alt) => ({
        ...alt,
        [next.id]: alt[picture.id] ?? {},
        ...(before && other && { [other.id]: alt[before.id] ?? {} }),
      }))
    } catch {
      onAlert([t('errors.network')])
    }
  }

  /** A chosen file that no browser can show. */
  function dropBroken(picture: Picture) {
    if (!picture.upload) return
    onAlert(refusalWords(t, [{ word: 'imageBroken', name: picture.upload.file.name }]))
    if (valuesOf().cover?.id === picture.id) setCover(null)
    else setGallery((gallery) => gallery.filter(({ id }) => id !== picture.id))
  }

  return {
    chooseCover,
    add,
    remove,
    undo,
    makeCover,
    dropBroken,
    /** Where the picture stood that was removed last and can come back. */
    removedFrom: removed?.place ?? null,
    /** Pictures are being made ready; until they are, nothing is saved. */
    isPreparing: countRunning > 0,
    /** Which pictures were made smaller. */
    resized,
  }
}
export type PictureIntake = ReturnType<typeof usePictureIntake>
