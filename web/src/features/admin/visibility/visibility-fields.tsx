import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Hint } from '#ui/hint.tsx'
import { Stack } from '#ui/layout.tsx'
import { Tick } from '#ui/tick.tsx'
import { MomentFields } from './moment-fields.tsx'
import styles from './visibility.module.css'
import { type Choice, problemOf, type Visibility, withChoice, withEnd } from './visibility.ts'

interface VisibilityFieldsProps {
  ref: RefObject<HTMLDivElement | null>
  visibility: Visibility
  choices: readonly Choice[]
  /** It can be hidden later. */
  hasEnd: boolean
  /** Visitors see it already. */
  isOnSite: boolean
  onChange: (visibility: Visibility) => void
}

/** Whether visitors see something: at once, from a moment on, until a moment, or not. */
export function VisibilityFields({ ref, visibility, choices, hasEnd, isOnSite, onChange }: VisibilityFieldsProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { choice, from, until } = visibility
  const problem = problemOf(visibility)
  const wrong = problem && problem !== 'noMoment' ? t(`visibility.${problem}`) : null

  return (
    <Stack ref={ref} gap={0}>
      {choices.map((each) => (
        <div key={each}>
          <label className="radio">
            <input
              type="radio"
              name={`${id}-choice`}
              checked={choice === each}
              onChange={() => onChange(withChoice(visibility, each))}
            />
            {t(each === 'now' && isOnSite ? 'visibility.nowOn' : `visibility.${each}`)}
          </label>
          {each === 'later' && choice === 'later' && from && (
            <MomentFields
              dateLabel={t('visibility.fromDate')}
              moment={from}
              problem={null}
              onChange={(moment) => onChange({ ...visibility, from: moment })}
            />
          )}
          {each === 'hidden' && choice === 'hidden' && (
            <Hint className={styles.below}>{t('visibility.hiddenNote')}</Hint>
          )}
        </div>
      ))}
      {hasEnd && choice !== 'hidden' && (
        <div className={styles.end}>
          <Tick checked={until !== null} onChange={({ target }) => onChange(withEnd(visibility, target.checked))}>
            {t('visibility.end')}
          </Tick>
          {until && (
            <MomentFields
              dateLabel={t('visibility.untilDate')}
              moment={until}
              problem={wrong}
              onChange={(moment) => onChange({ ...visibility, until: moment })}
            />
          )}
        </div>
      )}
    </Stack>
  )
}
