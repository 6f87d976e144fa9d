import { useEffect, useRef } from 'react'
import { randomUuid } from '#lib/random-uuid.ts'
import type { Picture } from './news-values.ts'
import { isHeic } from './picture-rules.ts'

/** Stands for a photograph that the browser cannot show until it is converted. */
const UNSEEN = new Blob(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#dfe4e8" d="M0 0h4v3H0z"/></svg>'],
  { type: 'image/svg+xml' },
)

/**
 * Makes pictures of chosen files, and lets go of their previews when the form is left. A file that
 * is dropped beside the fields does not open in place of the page.
 */
export function usePictures() {
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const made = previews.current
    return () => {
      for (const preview of made) URL.revokeObjectURL(preview)
      made.clear()
    }
  }, [])
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', stay)
    window.addEventListener('drop', stay)
    return () => {
      window.removeEventListener('dragover', stay)
      window.removeEventListener('drop', stay)
    }
  }, [])
  function previewOf(file: File): string {
    const preview = URL.createObjectURL(isHeic(file.name) ? UNSEEN : file)
    previews.current.add(preview)
    return preview
  }
  return {
    previewOf,
    picturesOf: (files: File[]): Picture[] =>
      files.map((file) => ({ id: `chosen-${randomUuid()}`, upload: { file, preview: previewOf(file) } })),
  }
}
