import { useEffect, useRef } from 'react'
import type { FoldProps } from './held-request.ts'
import { RequestFiles } from './request-files.tsx'
import styles from './request-fold.module.css'
import { areStored, useUploads } from './use-uploads.ts'

/** Drawings for an inquiry that is about no product. */
export function DrawingsFold({ onChange }: FoldProps) {
  const [uploads, items] = useUploads()
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    const files = items.flatMap(({ taken }) => taken ?? [])
    tell.current({
      request: files.length > 0 ? { files: files.map(({ id }) => id) } : undefined,
      files,
      isRight: areStored(items),
      onFilesGone: uploads.sendAgain,
    })
  }, [items, uploads])

  return (
    <div className={styles.fold}>
      <RequestFiles uploads={uploads} items={items} />
    </div>
  )
}
