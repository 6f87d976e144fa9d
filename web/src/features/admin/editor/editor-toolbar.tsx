import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { Chips } from '#ui/chips.tsx'
import styles from './rich-text-editor.module.css'

/** A format by Quill's name, and which of its values. */
export interface ToolFormat {
  name: string
  value?: string | number
}

interface EditorToolbarProps {
  /** Formats at the cursor, by Quill's names. */
  formats: Record<string, unknown>
  onFormat: (format: ToolFormat) => void
  onDialog: (name: 'link' | 'video' | 'picture') => void
  /** The text may show pictures of its item. */
  hasPictures: boolean
  onTable: () => void
}

interface Tool extends ToolFormat {
  word: (typeof WORDS)[number]
  face: ReactNode
  keys?: string
  /** A line of its own kind; a cell of a table cannot be one. */
  isBlock?: boolean
}

const WORDS = [
  ...(['bold', 'italic', 'underline', 'link', 'video', 'codeBlock', 'heading', 'subheading'] as const),
  ...(['bulletList', 'numberedList', 'quote', 'superscript', 'subscript', 'picture', 'table'] as const),
]

/** What is written most stands in front (ADM-36). */
const TOOLS: Tool[] = [
  { name: 'bold', word: 'bold', face: <b>B</b>, keys: 'Ctrl+B' },
  { name: 'italic', word: 'italic', face: <i>I</i>, keys: 'Ctrl+I' },
  { name: 'underline', word: 'underline', face: <u>U</u>, keys: 'Ctrl+U' },
  { name: 'link', word: 'link', face: <Icon name="link" />, keys: 'Ctrl+K' },
  { name: 'video', word: 'video', face: <Icon d={staffDrawings.film} /> },
  { name: 'code-block', word: 'codeBlock', face: <Icon d={staffDrawings.code} />, isBlock: true },
]
const MORE: Tool[] = [
  { name: 'header', value: 2, word: 'heading', face: <Icon d={staffDrawings.heading} />, isBlock: true },
  { name: 'header', value: 3, word: 'subheading', face: <Icon d={staffDrawings.subheading} />, isBlock: true },
  { name: 'list', value: 'bullet', word: 'bulletList', face: <Icon d={staffDrawings.bulletList} />, isBlock: true },
  {
    name: 'list',
    value: 'ordered',
    word: 'numberedList',
    face: <Icon d={staffDrawings.numberedList} />,
    isBlock: true,
  },
  { name: 'blockquote', word: 'quote', face: <Icon d={staffDrawings.quote} />, isBlock: true },
  { name: 'script', value: 'super', word: 'superscript', face: <Icon d={staffDrawings.superscript} /> },
  { name: 'script', value: 'sub', word: 'subscript', face: <Icon d={staffDrawings.subscript} /> },
  { name: 'picture', word: 'picture', face: <Icon d={staffDrawings.picture} />, isBlock: true },
  { name: 'table', word: 'table', face: <Icon d={staffDrawings.table} />, isBlock: true },
]

/** The editor's buttons as one stop of the Tab key; arrows, Home and End go between them. */
export function EditorToolbar({ formats, onFormat, onDialog, hasPictures, onTable }: EditorToolbarProps) {
  const { t } = useTranslation('admin')
  const [current, setCurrent] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const more = hasPictures ? MORE : MORE.filter(({ name }) => name !== 'picture')
  const shown = isOpen ? [...TOOLS, ...more] : TOOLS

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // The button that shows the others stands at the end.
    const last = shown.length
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

  function onClick({ name, value }: Tool) {
    if (name === 'link' || name === 'video' || name === 'picture') onDialog(name)
    else if (name === 'table') onTable()
    else onFormat(value === undefined ? { name } : { name, value })
  }

  function button(tool: Tool, index: number) {
    const { name, value, word, face, keys, isBlock } = tool
    const isAct = name === 'video' || name === 'picture' || name === 'table'
    const isImpossible = isBlock === true && formats.table !== undefined
    return (
      <button
        key={word}
        type="button"
        tabIndex={index === current ? 0 : -1}
        className={name === 'link' || word === 'bulletList' || word === 'superscript' ? styles.afterRule : undefined}
        aria-label={t(`editor.${word}`)}
        title={keys ? t('editor.shortcut', { name: t(`editor.${word}`), keys }) : t(`editor.${word}`)}
        aria-pressed={isAct ? undefined : value === undefined ? Boolean(formats[name]) : formats[name] === value}
        aria-haspopup={name === 'link' || name === 'video' || name === 'picture' ? 'dialog' : undefined}
        aria-disabled={isImpossible || undefined}
        onFocus={() => setCurrent(index)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !isImpossible && onClick(tool)}
      >
        {face}
      </button>
    )
  }

  return (
    <Chips className={styles.toolbar} role="toolbar" aria-label={t('editor.toolbar')} onKeyDown={onKeyDown}>
      {shown.map(button)}
      <button
        type="button"
        tabIndex={current >= shown.length ? 0 : -1}
        aria-label={t('editor.more')}
        title={t('editor.more')}
        aria-expanded={isOpen}
        onFocus={() => setCurrent(shown.length)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setCurrent(isOpen ? TOOLS.length : TOOLS.length + more.length)
          setOpen(!isOpen)
        }}
      >
        <Icon d={isOpen ? staffDrawings.previous : staffDrawings.more} />
      </button>
    </Chips>
  )
}
