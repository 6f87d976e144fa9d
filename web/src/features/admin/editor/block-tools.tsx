import type TableModule from 'quill/modules/table.js'
import { useTranslation } from 'react-i18next'
import { Chips } from '#ui/chips.tsx'
import type { Quill } from './editor-formats.ts'
import { canMoveEntry, moveEntry } from './list-depth.ts'
import styles from './rich-text-editor.module.css'

const ACTS = ['insertRowBelow', 'insertColumnRight', 'deleteRow', 'deleteColumn', 'deleteTable'] as const

/** Changes the table in which the cursor stands. */
export function TableTools({ quill }: { quill: Quill }) {
  const { t } = useTranslation('admin')
  const act = (name: (typeof ACTS)[number]) => {
    quill.focus()
    const table = quill.getModule('table') as TableModule
    table[name]()
  }
  return (
    <Chips as="fieldset" className={styles.table} aria-label={t('editor.table')}>
      {ACTS.map((name) => (
        <button key={name} type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => act(name)}>
          {t(`editor.tables.${name}`)}
        </button>
      ))}
    </Chips>
  )
}

/** Moves the entry of a list in which the cursor stands. */
export function ListTools({ quill }: { quill: Quill }) {
  const { t } = useTranslation('admin')

  function button(name: 'deeper' | 'lessDeep', by: 1 | -1) {
    return (
      <button
        type="button"
        // A button that was disabled would let the focus go.
        aria-disabled={!canMoveEntry(quill, by) || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          quill.focus()
          moveEntry(quill, by)
        }}
      >
        {t(`editor.lists.${name}`)}
      </button>
    )
  }

  return (
    <Chips as="fieldset" className={styles.table} aria-label={t('editor.lists.name')}>
      {button('deeper', 1)}
      {button('lessDeep', -1)}
    </Chips>
  )
}
