import { useSelector } from '@tanstack/react-form'
import type { PersonValues, StaffPerson } from 'api/contract/collections/people'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemField } from '#features/admin/collections/item-field.tsx'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { Fold } from '#ui/fold.tsx'
import { Columns, Stack } from '#ui/layout.tsx'
import { servicesOf } from './country-choice.ts'
import { CountryTicks } from './country-ticks.tsx'
import { openedGaps } from './coverage.ts'
import { GapNote } from './gap-note.tsx'
import { LeaveBox } from './leave-box.tsx'
import styles from './people.module.css'
import { deputiesFor } from './person-values.ts'
import { languageInBulgarian, SPOKEN } from './person-words.ts'
import { PortraitBox } from './portrait-box.tsx'

const Field = ItemField<PersonValues>

interface PersonFieldsProps {
  form: ItemForm<PersonValues>
  person: StaffPerson | null
  /** All but this person. */
  others: readonly StaffPerson[]
}

/** What is written of a person; what only the sales staff has stands there for no other role. */
export function PersonFields({ form, person, others }: PersonFieldsProps) {
  const { t } = useTranslation('admin')
  const values = useSelector(form.store, (state) => state.values)
  const isRareWrong = useSelector(form.store, ({ errorMap }) => {
    const wrong = Object(errorMap.onChange)
    return 'fax' in wrong || 'tags' in wrong
  })
  const gaps = person ? openedGaps([...others, person], [...others, values]) : []

  return (
    <div className={frame.columns}>
      <Stack gap={6} className={frame.box}>
        <Field name="kind" />
        <Columns columns="two" gap={4} align="start">
          <Field name="name" />
          <Field name="position" />
          <Field name="phone" />
          <Field name="email" />
        </Columns>
        <form.AppField name="languages">
          {(field) => (
            <field.ChipsField
              label={t('fields.people.languages.label')}
              hint={t('fields.people.languages.hint')}
              choices={SPOKEN}
              wordOf={languageInBulgarian}
            />
          )}
        </form.AppField>
        {values.kind === 'sales-department' && (
          <form.AppField name="countries">
            {() => <CountryTicks others={others} services={servicesOf(others, values)} />}
          </form.AppField>
        )}
        <Field name="families" />
        <Field name="isMain" />
        <GapNote gaps={gaps} note={t('people.gapBeforeSaving')} />
        <Field name="description" />
        <RareFields isWrong={isRareWrong}>
          <Field name="fax" />
          <Field name="tags" />
        </RareFields>
      </Stack>
      <Stack gap={6}>
        <PortraitBox form={form} />
        <LeaveBox form={form} deputies={deputiesFor(values, others)} />
        <Stack gap={6} className={frame.box}>
          <Field name="duties" />
          <Field name="receives" />
        </Stack>
      </Stack>
    </div>
  )
}

/** Fields that few people need, folded; open as long as something in them is wrong. */
function RareFields({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold
      className={styles.fold}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => {
        if (isWrong) currentTarget.open = true
        else setOpen(currentTarget.open)
      }}
      summary={
        <>
          {t('personForm.rare')} <small>{t('personForm.rareFields')}</small>
        </>
      }
    >
      <Stack gap={4}>{children}</Stack>
    </Fold>
  )
}
