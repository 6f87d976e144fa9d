import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HiddenBelow } from '#ui/hidden-below.tsx'
import { Row } from '#ui/layout.tsx'
import styles from './conflict-dialog.module.css'
import type { Choice, ConflictRow } from './conflict-rows.ts'
import { dayAndTime } from './dates.ts'
import { DialogActions, MessageDialog } from './message-dialog.tsx'

/** One field of the dialog, in words. */
export interface ConflictText {
  key: string
  label: string
  mine: string
  theirs: string
  /** Addresses of small pictures that are shown with the text. */
  pictures?: { mine: string[]; theirs: string[] }
  /** Language of the two texts, when it is not Bulgarian. */
  lang?: string | undefined
}

interface ConflictDialogProps {
  /** Who has saved the other version, and when, where that is known. */
  saved?: { by: string | null; at: string }
  /** What else has changed that is not chosen here. */
  note?: string | null
  rows: ConflictRow[]
  texts: ConflictText[]
  onSave: (rows: ConflictRow[]) => void
  onBack: () => void
}

/** Two versions side by side, field by field, when somebody else saved first; nothing is lost until it is chosen. */
export function ConflictDialog({ saved, note, rows, texts, onSave, onBack }: ConflictDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [chosen, setChosen] = useState(rows)
  const choose = (key: string, choice: Choice) =>
    setChosen((before) => before.map((row) => (row.key === key ? { key, choice } : row)))
  const chooseAll = (choice: Choice) => setChosen((before) => before.map(({ key }) => ({ key, choice })))

  return (
    <MessageDialog heading={t('conflict.heading')} isQuestion isWide onClose={onBack}>
      <p>{saved?.by ? t('conflict.text', { name: saved.by, ...dayAndTime(saved.at) }) : t('conflict.textUnknown')}</p>
      {note && <p>{note}</p>}
      <Row className={styles.all} hidden={rows.length === 0}>
        <button type="button" className="btn btn--line btn--sm" onClick={() => chooseAll('mine')}>
          {t('conflict.allMine')}
        </button>
        <button type="button" className="btn btn--line btn--sm" onClick={() => chooseAll('theirs')}>
          {t('conflict.allTheirs')}
        </button>
      </Row>
      <table className={styles.table} hidden={rows.length === 0}>
        <HiddenBelow as="thead" width={1000}>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </HiddenBelow>
        <tbody>
          {chosen.map(({ key, choice }) => {
            const text = texts.find((each) => each.key === key)
            return (
              <tr key={key}>
                <th scope="row">{text?.label}</th>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side}>
                    <label className={`radio ${styles.pick}`}>
                      <input
                        type="radio"
                        name={`${id}-${key}`}
                        aria-label={`${text?.label}: ${t(`conflict.${side}`)}`}
                        checked={choice === side}
                        onChange={() => choose(key, side)}
                      />
                      <span lang={text?.lang}>
                        {text?.[side] || t('common.none')}
                        {text?.pictures && (
                          <Row as="span" gap={1} className={styles.pictures}>
                            {text.pictures[side].map((address) => (
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
      </table>
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onBack}>
          {t('conflict.goOn')}
        </button>
        <button type="button" className="btn" onClick={() => onSave(chosen)}>
          {t('conflict.saveChosen')}
        </button>
      </DialogActions>
    </MessageDialog>
  )
}
