import { PICTURE_ENDINGS } from 'api/contract/pictures'
import { type DragEvent, type ReactNode, useState } from 'react'

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

/** What an element needs so that files can be dropped on it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
