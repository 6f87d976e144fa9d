import { useSelector } from '@tanstack/react-form'
import type { PersonValues, StaffPerson } from 'api/contract/collections/people'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '#components/segments.tsx'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import { toIsoDate } from '#features/admin/form/dates.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { NarrowingSelect } from '#features/admin/form/select.tsx'
import { formatDate } from '#lib/format.ts'
import { Hint } from '#ui/hint.tsx'
import { Stack } from '#ui/layout.tsx'

interface LeaveBoxProps {
  form: ItemForm<PersonValues>
  /** Who may stand in: the others of the list that are on the site. */
  deputies: readonly StaffPerson[]
}

/** Whether a person is at work; away, from when until when, and who stands in, with what visitors will read meanwhile. */
export function LeaveBox({ form, deputies }: LeaveBoxProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { awayFrom, awayUntil, deputy, name } = useSelector(form.store, ({ values }) => values)
  const [isChosen, setChosen] = useState(false)
  const isAway = isChosen || awayFrom !== '' || awayUntil !== ''
  const before = useRef({ awayFrom: '', awayUntil: '', deputy: '' })
  const until = toIsoDate(awayUntil)
  const chosen = deputies.find(({ _id }) => _id === deputy)

  /** At work again, the leave is gone; a second choice brings back what was there. */
  function choose(where: 'here' | 'away'): void {
    if ((where === 'away') === isAway) return
    if (where === 'here') before.current = { awayFrom, awayUntil, deputy }
    const leave = where === 'away' ? before.current : { awayFrom: '', awayUntil: '', deputy: '' }
    setChosen(where === 'away')
    // What is as it was is no change, of which a draft would be kept.
    if (leave.awayFrom !== awayFrom) form.setFieldValue('awayFrom', leave.awayFrom)
    if (leave.awayUntil !== awayUntil) form.setFieldValue('awayUntil', leave.awayUntil)
    if (leave.deputy !== deputy) form.setFieldValue('deputy', leave.deputy)
  }

  const nameOf = (id: string) => deputies.find(({ _id }) => _id === id)?.name ?? ''
  return (
    <Stack as="section" gap={6} className={frame.box} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t('personForm.leave')}</h2>
      <div>
        <Segments
          label={t('personForm.leave')}
          options={[
            { id: 'here', name: t('personForm.here') },
            { id: 'away', name: t('personForm.away') },
          ]}
          chosen={isAway ? 'away' : 'here'}
          onChoose={choose}
        />
      </div>
      {isAway && (
        <>
          <Stack gap={4}>
            <form.AppField name="awayFrom">
              {(field) => <field.DateField label={t('personForm.awayFrom')} isOptional />}
            </form.AppField>
            <form.AppField name="awayUntil">
              {(field) => (
                <field.DateField label={t('personForm.awayUntil')} wrong={t('personForm.leaveEndsEarly')} isOptional />
              )}
            </form.AppField>
          </Stack>
          <form.AppField name="deputy">
            {(field) => (
              <div className="field">
                <label htmlFor={`${id}-deputy`}>{t('fields.people.deputy.label')}</label>
                <NarrowingSelect
                  id={`${id}-deputy`}
                  name="deputy"
                  value={chosen?._id}
                  any={t('fields.people.deputy.none')}
                  choices={deputies.map(({ _id }) => _id)}
                  wordOf={nameOf}
                  disabled={awayUntil === ''}
                  aria-describedby={`${id}-hint`}
                  onChoose={(one) => field.handleChange(one ?? '')}
                />
              </div>
            )}
          </form.AppField>
          <Hint id={`${id}-hint`} role="status">
            {hint()}
          </Hint>
        </>
      )}
    </Stack>
  )

  function hint(): string {
    if (until === null) return t('personForm.leaveHint')
    const day = formatDate(until)
    if (!chosen) return t('personForm.awayWithoutDeputy', { day })
    return t('personForm.awayWithDeputy', { day, deputy: chosen.name, name })
  }
}
