import { MAX_POSITION_TITLE } from 'api/contract/careers'
import { type CareerValues, careers, type StaffCareer } from 'api/contract/collections/careers'
import { todayInSofia } from 'api/contract/sofia-time'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { CollectionForm } from '#features/admin/collections/collection-form.tsx'
import type { ItemFormProps } from '#features/admin/collections/collection-page.tsx'
import { ItemField } from '#features/admin/collections/item-field.tsx'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { useFirstFocus } from '#features/admin/form/opening-focus.ts'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { formatDate } from '#lib/format.ts'
import { Row, Stack } from '#ui/layout.tsx'
import { CareerDates } from './career-dates.tsx'
import styles from './career-form.module.css'
import { missingOfCareer, ofCopy, outcomeOf, pathOf, publishWords } from './career-words.ts'

const Field = ItemField<CareerValues>

/** The form for a position, ADM-34 and 35. */
export function CareerForm({ item: career, ...others }: ItemFormProps<StaffCareer>) {
  const { t } = useTranslation('admin')
  const path = career && pathOf(career, todayInSofia())
  return (
    <CollectionForm
      collection={careers}
      item={career}
      ofCopy={ofCopy}
      own={{
        missingOf: (issues, values) => missingOfCareer(issues, values).map((word) => t(`careerForm.${word}`)),
      }}
      publishLabel={({ startDate }) => publishWords(t, startDate, todayInSofia())}
      newHeading={t('careerForm.headingNew')}
      siteAddress={path ?? undefined}
      ownPath={path}
      {...others}
    >
      {(form) => (
        <div className={frame.columns}>
          <CareerTexts form={form} isNew={career === null} />
          <Stack gap={6}>
            <CareerDates form={form} />
            <form.Subscribe selector={({ values }) => values.startDate}>
              {(startDate) => (
                <form.Subscribe selector={({ values }) => values.endDate}>
                  {(endDate) => (
                    <VisibilityBox startDate={startDate} endDate={endDate} isHidden={career?.isHidden === true} />
                  )}
                </form.Subscribe>
              )}
            </form.Subscribe>
          </Stack>
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
      <Field name="isInternship" />
      <Field name="responsibilities" />
      <Field name="requirements" />
      <Field name="additional" />
    </Stack>
  )
}

interface VisibilityBoxProps {
  startDate: string
  endDate: string
  /** Staff have taken it from the site. */
  isHidden: boolean
}

/** One sentence says when the position is seen on the site. Dates as typed. */
function VisibilityBox({ startDate, endDate, isHidden }: VisibilityBoxProps) {
  const { t } = useTranslation('admin')
  const outcome = outcomeOf({ startDate, endDate }, isHidden, todayInSofia())
  const isSeen = outcome.is === 'open' || outcome.is === 'today'

  function sentence(): string {
    if (!('until' in outcome)) return t(`careerForm.outcome.${outcome.is}`)
    const until = formatDate(outcome.until)
    if (outcome.is === 'over') return t('careerForm.outcome.over', { until })
    return t(`careerForm.outcome.${outcome.is}`, { until, from: formatDate(outcome.from), count: outcome.days })
  }

  return (
    <section className={frame.box} aria-label={t('list.columnOnSite')}>
      <Row as="p" gap={2} noWrap role="status" className={`${styles.sentence} ${isSeen ? styles.seen : ''}`}>
        <Icon d={isSeen ? staffDrawings.eye : staffDrawings.eyeOff} /> {sentence()}
      </Row>
    </section>
  )
}
