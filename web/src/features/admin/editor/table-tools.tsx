import type TableModule from 'quill/modules/table.js'
import { useTranslation } from 'react-i18next'
import { Chips } from '#ui/chips.tsx'
import type { Quill } from './editor-formats.ts'
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
