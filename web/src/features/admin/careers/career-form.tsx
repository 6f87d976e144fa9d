import { MAX_POSITION_TITLE } from 'api/contract/careers'
import { type CareerValues, careers, type StaffCareer } from 'api/contract/collections/careers'
import { todayInSofia } from 'api/contract/sofia-time'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CollectionForm } from '#features/admin/collections/collection-form.tsx'
import type { ItemFormProps } from '#features/admin/collections/collection-page.tsx'
import { ItemField } from '#features/admin/collections/item-field.tsx'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { useFirstFocus } from '#features/admin/form/opening-focus.ts'
import { Stack } from '#ui/layout.tsx'
import { CareerDates } from './career-dates.tsx'
import { missingOfCareer, ofCopy, pathOf, publishWords, standingOf } from './career-words.ts'

const Field = ItemField<CareerValues>

/** The form for a position, ADM-34 and 35. */
export function CareerForm({ item: career, ...others }: ItemFormProps<StaffCareer>) {
  const { t } = useTranslation('admin')
  const path = career && pathOf(career, todayInSofia())
  const standing = career && standingOf(career, todayInSofia())
  const place = standing === 'visible' ? t('list.visible') : standing && t(`list.standing.${standing}`)
  return (
    <CollectionForm
      collection={careers}
      item={career}
      ofCopy={ofCopy}
      own={{
        missingOf: (issues, values) => missingOfCareer(issues, values).map((word) => t(`careerForm.${word}`)),
      }}
      {...(place && { state: place, standing: place })}
      publishLabel={({ startDate }) => publishWords(t, startDate, todayInSofia())}
      newHeading={t('careerForm.headingNew')}
      siteAddress={path ?? undefined}
      ownPath={path}
      {...others}
    >
      {(form) => (
        <div className={frame.columns}>
          <CareerTexts form={form} isNew={career === null} />
          <CareerDates form={form} isHidden={career?.isHidden === true} />
        </div>
      )}
    </CollectionForm>
  )
}

/** Name of the position and its three texts. */
function CareerTexts({ form, isNew }: { form: ItemForm<CareerValues>; isNew: boolean }) {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLDivElement>(null)
  useFirstFocus(box, isNew)
  return (
    <Stack gap={6} ref={box} className={frame.box}>
      <form.AppField name="title">
        {(field) => (
          <field.TextField
            label={t('fields.careers.title.label')}
            placeholder={t('careerForm.titlePlaceholder')}
            maxLength={MAX_POSITION_TITLE}
            isRequired
          />
        )}
      </form.AppField>
      <Field name="responsibilities" />
      <Field name="requirements" />
      <Field name="additional" />
    </Stack>
  )
}
