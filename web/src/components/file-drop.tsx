import type { ChangeEvent } from 'react'
import { Text } from '#ui/text.tsx'
import styles from './file-drop.module.css'
import { Icon } from './icon.tsx'
import { useFileDrop } from './use-file-drop.ts'

interface FileDropProps {
  /** Kinds of files that are offered, as `accept` of an input names them. */
  accept: string
  label: string
  hint: string
  onFile: (file: File) => void
}

/** A field that takes one file, chosen or dropped; of several that are dropped the first. */
export function FileDrop({ accept, label, hint, onFile }: FileDropProps) {
  const take = ([file]: Iterable<File>) => {
    if (file) onFile(file)
  }
  const { isOver, handlers } = useFileDrop(take)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files ?? [])
    // The same file can be chosen once more, changed meanwhile.
    target.value = ''
  }
  return (
    <label className={styles.drop} data-over={isOver || undefined} {...handlers}>
      <Icon name="download" />
      <strong>{label}</strong>
      <Text as="span" size="small" tone="muted">
        {hint}
      </Text>
      <input type="file" accept={accept} className="sr" onChange={choose} />
    </label>
  )
}
