import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFound } from '#features/admin/list/is-found.ts'
import { formatDate } from '#lib/format.ts'
import { Field } from '#ui/field.tsx'
import { Hint } from '#ui/hint.tsx'
import { TextButton } from '#ui/text-button.tsx'
import styles from './document-choice.module.css'
import { documentLinks, type LinkedDocument } from './document-links.queries.ts'

/** Who needs more types more. */
const MAX_SHOWN = 8

/** A field that finds a document of the site by words of its title; the focus stays in it while one is chosen. */
export function DocumentChoice({ onChoose }: { onChoose: (document: LinkedDocument) => void }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const { data, isError, refetch } = useQuery({ ...documentLinks, enabled: isOpen })
  const all = data?.documents.filter((document) => isFound(wordsOf(document), typed.trim())) ?? []
  const shown = isOpen ? all.slice(0, MAX_SHOWN) : []

  function choose(document: LinkedDocument | undefined) {
    if (!document) return
    setTyped(document.titleBg)
    setOpen(false)
    onChoose(document)
  }

  function move(next: number) {
    setAt(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }

  function press(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setOpen(true)
      if (isOpen) move(Math.max(0, Math.min(at + (key === 'ArrowDown' ? 1 : -1), shown.length - 1)))
    } else if (key === 'Enter' && shown.length > 0) choose(shown[at])
    else if (key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <Field id={id} label={t('editor.linkDocument')} hint={t('editor.linkDocumentHint')} below={below()}>
      <input
        id={id}
        className="input"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown.length > 0 ? `${id}-${at}` : undefined}
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
          setOpen(target.value.trim() !== '')
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={t('editor.linkDocuments')}>
        {shown.map((document, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field keeps the focus and the keys.
          <div
            key={document.address}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(document)}
          >
            {document.titleBg}
            <small>
              {[
                t(`fields.documents.section.choices.${document.section}`),
                document.day && formatDate(document.day),
                document.note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
        ))}
      </div>
    </Field>
  )

  function below() {
    return (
      <>
        <Hint className={shown.length > 0 ? 'sr' : undefined} role="status">
          {isOpen &&
            data &&
            (all.length > 0 ? t('editor.linkDocumentsFound', { count: all.length }) : t('editor.linkDocumentsNone'))}
        </Hint>
        {isOpen && isError && (
          <Hint tone="bad" role="alert">
            {t('editor.linkDocumentsFailed')}{' '}
            <TextButton danger onMouseDown={(event) => event.preventDefault()} onClick={() => refetch()}>
              {t('common.retry')}
            </TextButton>
          </Hint>
        )}
      </>
    )
  }
}

function wordsOf({ titleBg, titleEn, note, day, address }: LinkedDocument): string {
  return `${titleBg} ${titleEn} ${note} ${day === null ? '' : formatDate(day)} ${address}`
}
