import { lazy, Suspense, useId, useLayoutEffect, useRef } from 'react'
import { Hint } from '#ui/hint.tsx'
import type { RichTextEditorProps } from './editor-props.ts'
import styles from './rich-text-editor.module.css'

const QuillEditor = lazy(() => import('./quill-editor.tsx').then((module) => ({ default: module.QuillEditor })))

/** A field for formatted text (ADM-36). The editor itself is loaded when the first field is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const id = useId()
  const { isLocked = false } = props
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const focused = document.activeElement
    if (!isLocked || !(focused instanceof HTMLElement) || !box.current?.contains(focused)) return
    return () => focused.focus()
  }, [isLocked])

  return (
    <div ref={box} data-field={props.field} inert={isLocked} className={props.error ? 'field is-invalid' : 'field'}>
      <span className="label" id={id}>
        {props.label}
      </span>
      <Suspense fallback={<div className={styles.editor} aria-busy="true" />}>
        <QuillEditor {...props} labelId={id} />
      </Suspense>
      {props.error && <Hint tone="bad">{props.error}</Hint>}
    </div>
  )
}
