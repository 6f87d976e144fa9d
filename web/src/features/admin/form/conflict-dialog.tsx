import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Row } from '#ui/layout.tsx'
import { Table } from '#ui/table.tsx'
import styles from './conflict-dialog.module.css'
import { bothWords, type Choice, conflictRows, merged, type WordedField } from './conflict-rows.ts'
import { dayAndTime } from './dates.ts'
import { DialogActions, MessageDialog } from './message-dialog.tsx'

interface ConflictDialogProps<Values> {
  /** Who has saved the other version, and when, where that is known. */
  saved?: { by: string | null; at: string } | undefined
  /** What else has changed that is not chosen here. */
  note?: string | null
  fields: readonly WordedField<Values>[]
  /** The version both started from. */
  base: Values
  mine: Values
  theirs: Values
  onSave: (chosen: Values) => void
  onBack: () => void
}

/** Two versions side by side, field by field, when somebody else saved first; nothing is lost until it is chosen. */
export function ConflictDialog<Values>({
  saved,
  note,
  fields,
  onSave,
  onBack,
  ...versions
}: ConflictDialogProps<Values>) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [chosen, setChosen] = useState(() => conflictRows(fields, versions))
  const choose = (key: string, choice: Choice) =>
    setChosen((before) => before.map((row) => (row.key === key ? { key, choice } : row)))
  const chooseAll = (choice: Choice) => setChosen((before) => before.map(({ key }) => ({ key, choice })))
  const choiceOf = (key: string) => chosen.find((row) => row.key === key)?.choice

  return (
    <MessageDialog heading={t('conflict.heading')} isQuestion isWide onClose={onBack}>
      <p>{saved?.by ? t('conflict.text', { name: saved.by, ...dayAndTime(saved.at) }) : t('conflict.textUnknown')}</p>
      {note && <p>{note}</p>}
      <Row className={styles.all} hidden={chosen.length === 0}>
        <button type="button" className="btn btn--line btn--sm" onClick={() => chooseAll('mine')}>
          {t('conflict.allMine')}
        </button>
        <button type="button" className="btn btn--line btn--sm" onClick={() => chooseAll('theirs')}>
          {t('conflict.allTheirs')}
        </button>
      </Row>
      <Table stacks className={styles.fields} hidden={chosen.length === 0}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {fields
            .filter(({ key }) => choiceOf(key) !== undefined)
            .map((field) => {
              const { key, lang, pictures } = field
              const label = field.label(t)
              const words = bothWords(t, field, versions)
              return (
                <tr key={key}>
                  <th scope="row">{label}</th>
                  {(['mine', 'theirs'] as const).map((side) => (
                    <td key={side} data-label={t(`conflict.${side}`)}>
                      <label className={`radio ${styles.pick}`}>
                        <input
                          type="radio"
                          name={`${id}-${key}`}
                          aria-label={`${label}: ${t(`conflict.${side}`)}`}
                          checked={choiceOf(key) === side}
                          onChange={() => choose(key, side)}
                        />
                        <span lang={lang}>
                          {words[side] || t('common.none')}
                          {pictures && (
                            <Row as="span" gap={1} className={styles.pictures}>
                              {pictures(versions[side]).map((address) => (
                                <img key={address} src={address} alt="" />
                              ))}
                            </Row>
                          )}
                        </span>
                      </label>
                    </td>
                  ))}
                </tr>
              )
            })}
        </tbody>
      </Table>
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onBack}>
          {t('conflict.goOn')}
        </button>
        <button type="button" className="btn" onClick={() => onSave(merged(fields, chosen, versions))}>
          {t('conflict.saveChosen')}
        </button>
      </DialogActions>
    </MessageDialog>
  )
}
