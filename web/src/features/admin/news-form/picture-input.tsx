import { PICTURE_ENDINGS } from 'api/contract/pictures'
import type { ReactNode } from 'react'

interface PictureInputProps {
  /** Accessible name; left out when the text inside the label is one. */
  name?: string
  onFiles: (files: File[]) => void
  className?: string | undefined
  children: ReactNode
  isInvalid?: boolean
  describedBy?: string
}

/**
 * A label with a hidden file field. It lets several files be chosen even where one is wanted, so that the form can say
 * what is wrong instead of taking any one of them.
 */
export function PictureInput({ name, onFiles, className, children, isInvalid, describedBy }: PictureInputProps) {
  return (
    <label className={className}>
      {children}
      <input
        className="sr"
        type="file"
        multiple
        accept={[...PICTURE_ENDINGS, 'heic', 'heif'].map((ending) => `.${ending}`).join(',')}
        aria-label={name}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
