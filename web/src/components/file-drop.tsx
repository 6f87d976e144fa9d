import type { ChangeEvent, ComponentProps } from 'react'
import { Text } from '#ui/text.tsx'
import styles from './file-drop.module.css'
import { Icon } from './icon.tsx'
import { useFileDrop } from './use-file-drop.ts'

interface FileDropProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string
  hint: string
  onFiles: (files: File[]) => void
}

/** A field that takes files, chosen or dropped; with `multiple` the choice may be of several. */
export function FileDrop({ label, hint, onFiles, ...input }: FileDropProps) {
  const { isOver, handlers } = useFileDrop(onFiles)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
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
      <input {...input} type="file" className="sr" onChange={choose} />
    </label>
  )
}
