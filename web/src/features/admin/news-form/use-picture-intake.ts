import { MAX_GALLERY } from 'api/contract/pictures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewsFormApi, Picture } from './news-values.ts'
import { PictureRefusedError, type Refusal, sortOut } from './picture-rules.ts'
import { leftWords, refusalWords } from './picture-words.ts'
import { usePictureUploads } from './use-picture-uploads.ts'
import { usePictures } from './use-pictures.ts'

type Place = 'cover' | 'gallery'

interface IntakeOptions {
  form: NewsFormApi
  /** Says what was not taken, and why; nothing when all was. */
  onAlert: (lines: string[] | ((before: string[]) => string[])) => void
}

/** Takes chosen, dropped and pasted pictures into the form, and moves, removes and brings back those it has. */
export function usePictureIntake({ form, onAlert }: IntakeOptions) {
  const { t } = useTranslation('admin')
  const valuesOf = () => form.state.values
  const { picturesOf, previewOf } = usePictures()
  const uploads = usePictureUploads({
    form,
    previewOf,
    onRefused: (id, error) => {
      const { cover, gallery } = valuesOf()
      const picture = [cover, ...gallery].find((each) => each?.id === id)
      if (picture) drop(picture, error instanceof PictureRefusedError ? error.word : 'imageBroken')
    },
  })
  const [removed, setRemoved] = useState<{ place: Place; picture: Picture; index: number } | null>(null)

  /** While the form is being saved nothing in it can be changed. */
  const isLocked = () => form.state.isSubmitting
  const setCover = (cover: Picture | null) => isLocked() || form.setFieldValue('cover', cover)
  const setGallery = (change: (gallery: Picture[]) => Picture[]) => isLocked() || form.setFieldValue('gallery', change)

  function take(files: File[], free: number): Picture[] {
    const { taken, refused, left } = sortOut(files, free)
    onAlert([...refusalWords(t, refused), ...leftWords(t, left)])
    setRemoved(null)
    return picturesOf(taken)
  }

  function chooseCover(files: File[]) {
    if (files.length > 1) return onAlert([t('alerts.oneCover')])
    const [picture] = take(files, 1)
    if (picture) setCover(picture)
  }

  /** @returns how many of the files are in the gallery now */
  async function add(files: File[]): Promise<number> {
    const pictures = take(files, MAX_GALLERY - valuesOf().gallery.length)
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

  /** Puts a picture of the gallery in the place of the cover, and the cover in its place. */
  function makeCover(picture: Picture) {
    const { cover: before, gallery } = valuesOf()
    setRemoved(null)
    setGallery(() => gallery.flatMap((each) => (each.id === picture.id ? (before ?? []) : each)))
    setCover(picture)
  }

  /** Takes a chosen file out of the form again, and says why. */
  function drop({ id, upload }: Picture, word: Refusal['word']) {
    if (!upload) return
    // What was said of the others, among which it was chosen, stays.
    onAlert((before) => [...before, ...refusalWords(t, [{ word, name: upload.file.name }])])
    if (valuesOf().cover?.id === id) setCover(null)
    else setGallery((gallery) => gallery.filter((picture) => picture.id !== id))
  }

  return {
    chooseCover,
    add,
    remove,
    undo,
    makeCover,
    /** A chosen file that no browser can show. */
    dropBroken: (picture: Picture) => drop(picture, 'imageBroken'),
    /** Sends the pictures. */
    uploads,
    /** Where the picture stood that was removed last and can come back. */
    removedFrom: removed?.place ?? null,
  }
}
export type PictureIntake = ReturnType<typeof usePictureIntake>
