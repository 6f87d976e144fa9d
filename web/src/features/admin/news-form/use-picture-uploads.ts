import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { NewsFormApi, Picture } from './news-values.ts'
import { createPictureUploads, type PictureUpload, type PictureUploads } from './picture-uploads.ts'
import { preparePicture } from './prepare-picture.ts'
import { uploadPicture } from './upload-picture.ts'

interface UploadsOptions {
  form: NewsFormApi
  /** Makes the address of a preview. */
  previewOf: (file: File) => string
  /** A chosen file that the server would not take, and why. */
  onRefused: (id: string, error: unknown) => void
}

/** Sends the pictures of the form as soon as they are chosen, and notes in the form which are stored. */
export function usePictureUploads({ form, previewOf, onRefused }: UploadsOptions): PictureUploads {
  function change(id: string, make: (picture: Picture) => Picture): void {
    const { cover, gallery } = form.state.values
    if (cover?.id === id) form.setFieldValue('cover', make(cover))
    if (gallery.some((picture) => picture.id === id))
      form.setFieldValue(
        'gallery',
        gallery.map((picture) => (picture.id === id ? make(picture) : picture)),
      )
  }
  const prepared = useEffectEvent((id: string, file: File) =>
    change(id, (picture) => ({ ...picture, upload: { file, preview: previewOf(file) } })),
  )
  const stored = useEffectEvent((id: string, storedAs: string) => change(id, (picture) => ({ ...picture, storedAs })))
  const refused = useEffectEvent(onRefused)
  const [uploads] = useState(() => createPictureUploads({ prepare: preparePicture, send: uploadPicture }))

  useEffect(() => {
    uploads.watch({
      onPrepared: (id, file) => prepared(id, file),
      onStored: (id, file) => stored(id, file),
      onRefused: (id, error) => refused(id, error),
    })
    const follow = () => {
      const { cover, gallery } = form.state.values
      uploads.follow(cover ? [cover, ...gallery] : gallery)
    }
    follow()
    let { cover, gallery } = form.state.values
    const { unsubscribe } = form.store.subscribe(() => {
      const { values } = form.state
      if (values.cover === cover && values.gallery === gallery) return
      ;({ cover, gallery } = values)
      follow()
    })
    const onOnline = () => uploads.retryCut()
    window.addEventListener('online', onOnline)
    return () => {
      unsubscribe()
      window.removeEventListener('online', onOnline)
      uploads.close()
    }
  }, [form, uploads])

  return uploads
}

/** How far the chosen pictures are, by their ids. */
export function useUploads(uploads: PictureUploads): Record<string, PictureUpload> {
  return useSyncExternalStore(uploads.subscribe, uploads.uploads, uploads.uploads)
}
