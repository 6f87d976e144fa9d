import { lazy, Suspense, useId, useLayoutEffect, useRef } from 'react'
import styles from './rich-text-editor.module.css'

const QuillEditor = lazy(() => import('./quill-editor.tsx').then((module) => ({ default: module.QuillEditor })))

export interface RichTextEditorProps {
  label: string
  /** Where the editor starts; later changes of it are not looked at: give a new `key` to start again. */
  initialHtml: string
  /** Called whenever somebody changes the text; '' when it is empty (ADM-37). */
  onChange: (html: string) => void
  placeholder: string
  /** Language of the text, when it is not Bulgarian. */
  lang?: string | undefined
  error?: string | undefined
  /** Takes pictures that are pasted or dropped into the text, and gives how many; without it they are only counted. */
  onPictures?: ((files: File[]) => Promise<number>) | undefined
  /** While the text is being saved nobody can change it. */
  isLocked?: boolean
}

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
    <div ref={box} inert={isLocked} className={props.error ? 'field is-invalid' : 'field'}>
      <span className="label" id={id}>
        {props.label}
      </span>
      <Suspense fallback={<div className={styles.editor} aria-busy="true" />}>
        <QuillEditor {...props} labelId={id} />
      </Suspense>
      {props.error && <p className={styles.error}>{props.error}</p>}
    </div>
  )
}
