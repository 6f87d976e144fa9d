import { useSelector } from '@tanstack/react-form'
import type { DocumentValues } from 'api/contract/collections/documents'
import { YEARLY_SECTIONS } from 'api/contract/documents'
import { useTranslation } from 'react-i18next'
import { ItemField } from '#features/admin/collections/item-field.tsx'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import frame from '#features/admin/form/form-frame.module.css'
import { CoveredProducts } from './covered-products.tsx'
import styles from './document-texts.module.css'

const Field = ItemField<DocumentValues>

/** What is written of a document; a certificate has more than others. */
export function DocumentTexts({ form, isNew }: { form: ItemForm<DocumentValues>; isNew: boolean }) {
  const { t } = useTranslation('admin')
  const section = useSelector(form.store, ({ values }) => values.section)
  return (
    <div className={`${frame.box} ${frame.stack}`}>
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
          <div className={styles.pair}>
            <Field name="number" />
            <Field name="issuer" />
          </div>
          <Field name="scope" />
          <div className={styles.pair}>
            <Field name="issuedOn" />
            <Field name="validUntil" />
          </div>
          <form.AppField name="products">{() => <CoveredProducts />}</form.AppField>
        </>
      )}
    </div>
  )
}
