import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import styles from './rich-text-editor.module.css'

interface EditorToolbarProps {
  /** Formats at the cursor, by Quill's names. */
  formats: Record<string, unknown>
  onFormat: (name: string) => void
  onDialog: (name: 'link' | 'video') => void
}

interface Tool {
  name: 'bold' | 'italic' | 'underline' | 'link' | 'video' | 'code-block'
  word: 'bold' | 'italic' | 'underline' | 'link' | 'video' | 'codeBlock'
  face: ReactNode
  keys?: string
}

const TOOLS: Tool[] = [
  { name: 'bold', word: 'bold', face: <b>B</b>, keys: 'Ctrl+B' },
  { name: 'italic', word: 'italic', face: <i>I</i>, keys: 'Ctrl+I' },
  { name: 'underline', word: 'underline', face: <u>U</u>, keys: 'Ctrl+U' },
  { name: 'link', word: 'link', face: <Icon name="link" /> },
  { name: 'video', word: 'video', face: <Icon d={staffDrawings.film} /> },
  { name: 'code-block', word: 'codeBlock', face: <Icon d={staffDrawings.code} /> },
]

/** The editor's buttons as one stop of the Tab key; arrows, Home and End go between them. */
export function EditorToolbar({ formats, onFormat, onDialog }: EditorToolbarProps) {
  const { t } = useTranslation('admin')
  const [current, setCurrent] = useState(0)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const last = TOOLS.length - 1
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('editor.toolbar')} onKeyDown={onKeyDown}>
      {TOOLS.map(({ name, word, face, keys }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          className={name === 'link' ? styles.afterRule : undefined}
          aria-label={t(`editor.${word}`)}
          title={keys ? t('editor.shortcut', { name: t(`editor.${word}`), keys }) : t(`editor.${word}`)}
          aria-pressed={name === 'video' ? undefined : Boolean(formats[name])}
          aria-haspopup={name === 'link' || name === 'video' ? 'dialog' : undefined}
          onFocus={() => setCurrent(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (name === 'link' || name === 'video' ? onDialog(name) : onFormat(name))}
        >
          {face}
        </button>
      ))}
    </div>
  )
}
