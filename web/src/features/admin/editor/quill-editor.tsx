import 'quill/dist/quill.core.css'
import type TableModule from 'quill/modules/table.js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListTools, TableTools } from './block-tools.tsx'
import { editableHtml } from './editable-html.ts'
import { FORMATS, Quill } from './editor-formats.ts'
import type { RichTextEditorProps } from './editor-props.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { canMoveEntry, moveEntry } from './list-depth.ts'
import { CleanClipboard } from './paste-clipboard.ts'
import { type Pasted, PasteNote } from './paste-note.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import styles from './rich-text-editor.module.css'
import { NOTHING_LOST, type PasteReport } from './simplified-paste.ts'
import { VideoDialog } from './video-dialog.tsx'
import { writtenHtml } from './written-html.ts'

type Formats = Record<string, unknown>

/** Tab leaves the field, as everywhere, instead of writing a tab; at the begin of an entry of a list see below. */
const BINDINGS = Object.fromEntries(
  [
    'tab',
    'remove tab',
    'table tab',
    'indent',
    'outdent',
    'indent code-block',
    'outdent code-block',
    'list autofill',
  ].map((name) => [name, null]),
)

/**
 * Tab moves the entry at whose begin an editor has put the cursor, as far as it goes; then, and for an editor who only
 * passes through the form by Tab, it leaves the field.
 */
function entryKey(by: 1 | -1, isWriting: () => boolean) {
  return {
    key: 'Tab',
    shiftKey: by === -1,
    format: ['list'],
    collapsed: true,
    offset: 0,
    handler(this: { quill: Quill }): boolean {
      if (!isWriting() || !canMoveEntry(this.quill, by)) return true
      moveEntry(this.quill, by)
      return false
    },
  }
}

/** A small table, and a line after it in which one can go on. */
function insertTable(quill: Quill): void {
  const { index } = quill.getSelection(true)
  quill.insertText(index, '\n', 'user')
  quill.setSelection(index, 0, 'silent')
  const table = quill.getModule('table') as TableModule
  table.insertTable(3, 2)
}

/** The wrapper around Quill: our toolbar, our dialogs, and HTML in and out. */
export function QuillEditor({
  labelId,
  initialHtml,
  onChange,
  placeholder,
  lang,
  error,
  onPictures,
  pictures,
}: RichTextEditorProps & { labelId: string }) {
  const { t } = useTranslation('admin')
  const place = useRef<HTMLDivElement>(null)
  const [quill, setQuill] = useState<Quill | null>(null)
  const [formats, setFormats] = useState<Formats>({})
  const [dialog, setDialog] = useState<'link' | 'video' | 'picture' | null>(null)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const report = useEffectEvent((root: HTMLElement) => onChange(writtenHtml(root)))
  const take = useEffectEvent(async (report: PasteReport) => {
    const { files, pictures } = report
    const taken = files.length > 0 && onPictures ? await onPictures(files) : 0
    setPasted({ ...report, taken, pictures: pictures + files.length - taken })
  })
  const isWriting = useRef(false)
  const write = useEffectEvent((isNow: boolean) => {
    isWriting.current = isNow
  })
  const openLink = useEffectEvent(() => setDialog('link'))
  const start = useEffectEvent((element: HTMLElement) => {
    const modules = {
      keyboard: {
        bindings: {
          ...BINDINGS,
          link: { key: 'k', shortKey: true, handler: () => openLink() },
          deeper: entryKey(1, () => isWriting.current),
          lessDeep: entryKey(-1, () => isWriting.current),
        },
      },
      table: true,
      uploader: { handler: (_range: unknown, files: File[]) => take({ ...NOTHING_LOST, files }) },
    }
    const editor = new Quill(element, { formats: FORMATS, placeholder, modules })
    const { root } = editor
    if (editor.clipboard instanceof CleanClipboard) editor.clipboard.onReport = (report) => take(report)
    editor.setContents(editor.clipboard.convert({ html: editableHtml(initialHtml) }), 'silent')
    editor.history.clear()
    root.setAttribute('role', 'textbox')
    root.setAttribute('aria-multiline', 'true')
    root.setAttribute('aria-labelledby', labelId)
    if (lang) root.lang = lang
    return editor
  })

  useEffect(() => {
    const element = place.current
    if (!element) return
    const inner = element.appendChild(document.createElement('div'))
    const editor = start(inner)
    editor.root.addEventListener('pointerdown', () => write(true))
    editor.root.addEventListener('keydown', ({ key }) => key !== 'Tab' && key !== 'Shift' && write(true))
    editor.root.addEventListener('blur', () => write(false))
    editor.on('text-change', (_delta, _before, source) => {
      if (source === 'user') report(editor.root)
    })
    editor.on('editor-change', () => {
      const range = editor.getSelection()
      setFormats(range ? editor.getFormat(range) : {})
    })
    setQuill(editor)
    return () => {
      editor.off('text-change')
      editor.off('editor-change')
      element.replaceChildren()
      setQuill(null)
    }
  }, [])

  useEffect(() => {
    quill?.root.setAttribute('aria-invalid', String(error !== undefined))
  }, [quill, error])

  function close() {
    setDialog(null)
    quill?.focus()
  }

  return (
    <div className={styles.editor}>
      <EditorToolbar
        formats={formats}
        onFormat={({ name, value = true }) => {
          quill?.focus()
          quill?.format(name, quill.getFormat()[name] === value ? false : value, 'user')
        }}
        hasPictures={pictures !== undefined}
        onDialog={setDialog}
        onTable={() => {
          quill?.focus()
          if (quill) insertTable(quill)
        }}
      />
      {quill && formats.table !== undefined && <TableTools quill={quill} />}
      {quill && formats.list !== undefined && <ListTools quill={quill} />}
      <div ref={place} className={styles.text} data-video-label={t('editor.video')} />
      <PasteNote report={pasted} hasGallery={onPictures !== undefined} />
      {quill && dialog === 'link' && <LinkDialog quill={quill} lang={lang} onClose={close} />}
      {quill && pictures && dialog === 'picture' && <PictureDialog quill={quill} pictures={pictures} onClose={close} />}
      {quill && dialog === 'video' && <VideoDialog quill={quill} onClose={close} />}
    </div>
  )
}
