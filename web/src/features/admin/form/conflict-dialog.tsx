import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Columns, Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
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

/** Two versions side by side, field by field, when another account saved first; nothing is lost until it is chosen. */
export function ConflictDialog<Values>({
  saved,
  note,
  fields,
  onSave,
  onBack,
  ...versions
}: ConflictDialogProps<Values>) {
  const { t } = useTranslation('admin')
  const [chosen, setChosen] = useState(() => conflictRows(fields, versions))
  const choose = (key: string, choice: Choice) =>
    setChosen((before) => before.map((row) => (row.key === key ? { key, choice } : row)))
  const chooseAll = (choice: Choice) => setChosen((before) => before.map(({ key }) => ({ key, choice })))
  const choiceOf = (key: string) => chosen.find((row) => row.key === key)?.choice

  return (
    <MessageDialog heading={t('conflict.heading')} isQuestion isWide onClose={onBack}>
      <p>{saved?.by ? t('conflict.text', { name: saved.by, ...dayAndTime(saved.at) }) : t('conflict.textUnknown')}</p>
      {note && <p>{note}</p>}
      {chosen.length > 0 && <p>{t('conflict.onlyDiffering')}</p>}
      {chosen.length > 1 && (
        <Row className={styles.all}>
          <button type="button" className="btn btn--line btn--sm" onClick={() => chooseAll('mine')}>
            {t('conflict.allMine')}
          </button>
          <button type="button" className="btn btn--line btn--sm" onClick={() => chooseAll('theirs')}>
            {t('conflict.allTheirs')}
          </button>
        </Row>
      )}
      {fields.map((field) => {
        const choice = choiceOf(field.key)
        return (
          choice && (
            <FieldVersions
              key={field.key}
              field={field}
              versions={versions}
              choice={choice}
              onChoose={(side) => choose(field.key, side)}
            />
          )
        )
      })}
      <DialogActions onCancel={onBack}>
        <button type="button" className="btn" onClick={() => onSave(merged(fields, chosen, versions))}>
          {t('conflict.saveChosen')}
        </button>
      </DialogActions>
    </MessageDialog>
  )
}

interface FieldVersionsProps<Values> {
  field: WordedField<Values>
  versions: { mine: Values; theirs: Values }
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** What two versions say in one field, side by side; one of them is chosen. */
function FieldVersions<Values>({ field, versions, choice, onChoose }: FieldVersionsProps<Values>) {
  const { t } = useTranslation('admin')
  const id = useId()
  const words = bothWords(t, field, versions)
  return (
    <fieldset className={styles.field}>
      <Text as="legend" semi>
        {field.label(t)}
      </Text>
      <Columns columns="two" gap={3}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={`radio ${styles.version}`}>
            <input
              type="radio"
              name={id}
              aria-labelledby={`${id}-${side}`}
              aria-describedby={`${id}-${side}-words`}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            <span>
              <Text as="span" semi id={`${id}-${side}`}>
                {t(`conflict.${side}`)}
              </Text>
              <span id={`${id}-${side}-words`} className={styles.words} lang={field.lang}>
                {words[side] || t('common.none')}
              </span>
              {field.pictures && (
                <Row as="span" gap={1} className={styles.pictures}>
                  {field.pictures(versions[side]).map((address) => (
                    <img key={address} src={address} alt="" />
                  ))}
                </Row>
              )}
            </span>
          </label>
        ))}
      </Columns>
    </fieldset>
  )
}
