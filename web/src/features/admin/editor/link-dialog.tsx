import type Quill from 'quill/core.js'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/field.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { DocumentChoice } from './document-choice.tsx'
import type { LinkedDocument } from './document-links.queries.ts'
import { typedLinkAddress } from './link-address.ts'

interface LinkDialogProps {
  quill: Quill
  /** Language of the text, when it is not Bulgarian. */
  lang?: string | undefined
  onClose: () => void
}

/** Links the selected text, or inserts a linked text where nothing is selected. */
export function LinkDialog({ quill, lang, onClose }: LinkDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [{ range, href }] = useState(() => linkAt(quill))
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const hasText = range.length > 0

  function insert(typed: string): boolean {
    const address = typedLinkAddress(typed)
    if (address === null) return false
    if (hasText) {
      quill.formatText(range.index, range.length, 'link', address, 'user')
      quill.setSelection(range.index + range.length, 0, 'silent')
    } else {
      const shown = text.trim() || typed.trim()
      quill.insertText(range.index, shown, 'link', address, 'user')
      quill.setSelection(range.index + shown.length, 0, 'silent')
    }
    onClose()
    return true
  }

  /** What an editor wrote stays; the title of another document does not. */
  function name({ titleBg, titleEn }: LinkedDocument) {
    const title = lang ? titleEn : titleBg
    if (text.trim() === '' || text === chosen) setText(title)
    setChosen(title)
  }

  function remove() {
    quill.formatText(range.index, range.length, 'link', false, 'user')
    quill.setSelection(range.index, range.length, 'silent')
    onClose()
  }

  return (
    <AddressDialog
      heading={t(href ? 'editor.linkEdit' : 'editor.linkHeading')}
      label={t('editor.linkAddress')}
      placeholder={t('editor.linkPlaceholder')}
      initialAddress={href}
      submitLabel={t(href ? 'common.save' : 'editor.linkInsert')}
      refusal={t('editor.linkInvalid')}
      onSubmit={insert}
      onClose={onClose}
      choice={(choose) => (
        <DocumentChoice
          onChoose={(document) => {
            choose(document.address)
            name(document)
          }}
        />
      )}
      action={
        href && (
          <button type="button" className="btn btn--danger" onClick={remove}>
            {t('editor.linkRemove')}
          </button>
        )
      }
    >
      {!hasText && (
        <Field id={id} label={t('editor.linkText')}>
          <input id={id} className="input" value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
    </AddressDialog>
  )
}

/** The selection, or the whole link around the cursor. */
function linkAt(quill: Quill): { range: { index: number; length: number }; href: string } {
  const selection = quill.getSelection(true)
  const href = quill.getFormat(selection).link
  if (typeof href !== 'string') return { range: selection, href: '' }
  if (selection.length > 0) return { range: selection, href }
  const isLinked = (index: number) => index >= 0 && quill.getFormat(index, 1).link === href
  let begin = selection.index
  let end = selection.index
  while (isLinked(begin - 1)) begin -= 1
  while (isLinked(end)) end += 1
  return { range: { index: begin, length: end - begin }, href }
}
