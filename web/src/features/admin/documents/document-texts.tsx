import { useSelector } from '@tanstack/react-form'
import type { DocumentValues } from 'api/contract/collections/documents'
import { YEARLY_SECTIONS } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { ItemField } from '#features/admin/collections/item-field.tsx'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { Columns, Stack } from '#ui/layout.tsx'
import { CoveredProducts } from './covered-products.tsx'

const Field = ItemField<DocumentValues>

/** What is written of a document; a certificate has more than others. */
export function DocumentTexts({ form, isNew }: { form: ItemForm<DocumentValues>; isNew: boolean }) {
  const { t } = useTranslation('admin')
  const section = useSelector(form.store, ({ values }) => values.section)
  return (
    <Stack gap={6} className={frame.box}>
      <Field name="section" hint={isNew ? undefined : t('documentForm.sectionHint')} />
      <Field name="titleEn" hint={section === 'meetings' ? t('documentForm.titleOfMeeting') : undefined} />
      <Field name="titleBg" />
      <Field name="year" />
      <Field name="day" />
      {section !== 'meetings' && (
        <Field name="note" hint={YEARLY_SECTIONS.includes(section) ? t('documentForm.noteOfYear') : undefined} />
      )}
      {section === 'certificates' && (
        <>
          <Columns columns="two" gap={6} align="start">
            <Field name="number" />
            <Field name="issuer" />
          </Columns>
          <Field name="scope" />
          <Columns columns="two" gap={6} align="start">
            <Field name="issuedOn" />
            <Field name="validUntil" />
          </Columns>
          <form.AppField name="products">{() => <CoveredProducts />}</form.AppField>
        </>
      )}
    </Stack>
  )
}
