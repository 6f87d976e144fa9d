import { useSelector } from '@tanstack/react-form'
import { DOCUMENT_SECTIONS, MAX_DOCUMENT_TITLE } from 'api/contract/documents'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import { PlainField } from '#features/admin/form/plain-field.tsx'
import { TickField } from '#features/admin/form/tick-field.tsx'
import { CoveredProducts } from './covered-products.tsx'
import type { DocumentFormApi } from './document-form-api.ts'
import styles from './document-texts.module.css'
import { fieldsOf } from './document-values.ts'

const MAX_SHORT = 200
const MAX_SCOPE = 1000

/** What is written of a document; a certificate has more than others. */
export function DocumentTexts({ form, isNew }: { form: DocumentFormApi; isNew: boolean }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const section = useSelector(form.store, ({ values }) => values.section)
  const has = fieldsOf(section)
  return (
    <div className={`${frame.box} ${frame.stack}`}>
      <div className="field">
        <label htmlFor={id}>{t('documentForm.section')}</label>
        <form.AppField name="section">
          {(field) => (
            <select
              id={id}
              aria-describedby={isNew ? undefined : `${id}-hint`}
              className="select"
              value={section}
              onChange={({ target }) =>
                field.handleChange(DOCUMENT_SECTIONS.find((one) => one === target.value) ?? section)
              }
            >
              {DOCUMENT_SECTIONS.map((one) => (
                <option key={one} value={one}>
                  {t(`documents.sections.${one}`)}
                </option>
              ))}
            </select>
          )}
        </form.AppField>
        {!isNew && (
          <p id={`${id}-hint`} className={frame.hint}>
            {t('documentForm.sectionHint')}
          </p>
        )}
      </div>
      <form.AppField name="titleEn">
        {() => (
          <PlainField
            label={t('documentForm.titleEn')}
            hint={t(section === 'meetings' ? 'documentForm.titleOfMeeting' : 'documentForm.titleEnHint')}
            maxLength={MAX_DOCUMENT_TITLE}
            lang="en"
            isRequired
          />
        )}
      </form.AppField>
      <form.AppField name="titleBg">
        {() => (
          <PlainField
            label={t('documentForm.titleBg')}
            hint={t('documentForm.titleBgHint')}
            maxLength={MAX_DOCUMENT_TITLE}
            isRequired
          />
        )}
      </form.AppField>
      {has.year && (
        <form.AppField name="year">
          {() => (
            <PlainField
              label={t('documentForm.year')}
              wrong={t('documentForm.yearWrong')}
              maxLength={4}
              inputMode="numeric"
              isRequired
            />
          )}
        </form.AppField>
      )}
      {has.day && (
        <form.AppField name="day">
          {(field) => <field.DateField label={t('documentForm.day')} hint={t('documentForm.dayHint')} />}
        </form.AppField>
      )}
      {!has.day && (
        <form.AppField name="note">
          {() => (
            <PlainField
              label={t('documentForm.note')}
              hint={t(has.year ? 'documentForm.noteOfYear' : 'documentForm.noteHint')}
              maxLength={MAX_SHORT}
              lang="en"
            />
          )}
        </form.AppField>
      )}
      {has.certificate && (
        <>
          <div className={styles.pair}>
            <form.AppField name="number">
              {() => <PlainField label={t('documentForm.number')} maxLength={MAX_SHORT} />}
            </form.AppField>
            <form.AppField name="issuer">
              {() => <PlainField label={t('documentForm.issuer')} maxLength={MAX_SHORT} lang="en" />}
            </form.AppField>
          </div>
          <form.AppField name="scope">
            {() => <PlainField label={t('documentForm.scope')} maxLength={MAX_SCOPE} lang="en" isLong />}
          </form.AppField>
          <div className={styles.pair}>
            <form.AppField name="issuedOn">
              {(field) => <field.DateField label={t('documentForm.issuedOn')} isOptional />}
            </form.AppField>
            <form.AppField name="validUntil">
              {(field) => (
                <field.DateField
                  label={t('documentForm.validUntil')}
                  wrong={t('documentForm.endBeforeIssue')}
                  hint={t('documentForm.validUntilHint')}
                  isOptional
                />
              )}
            </form.AppField>
          </div>
          <form.AppField name="products">{() => <CoveredProducts />}</form.AppField>
        </>
      )}
      <form.AppField name="isHidden">{() => <TickField label={t('documentForm.isHidden')} />}</form.AppField>
    </div>
  )
}
