import { useSelector } from '@tanstack/react-form'
import {
  COUNTRIES,
  DUTIES,
  FAMILIES,
  MAX_EMAIL,
  MAX_PERSON_NAME,
  MAX_PERSON_TEXT,
  MAX_PHONE,
  PEOPLE_KINDS,
  RECEIVED,
  type StaffPerson,
} from 'api/contract/people'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { regionInBulgarian } from 'supabase/inquiry-facts'
import { ChecksField } from '#features/admin/form/checks-field.tsx'
import { ChipsField } from '#features/admin/form/chips-field.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { PlainField } from '#features/admin/form/plain-field.tsx'
import { TickField } from '#features/admin/form/tick-field.tsx'
import { openedGaps } from './coverage.ts'
import { GapNote } from './gap-note.tsx'
import { LeaveBox } from './leave-box.tsx'
import styles from './people.module.css'
import type { PersonFormApi } from './person-form-api.ts'
import { deputiesFor } from './person-values.ts'
import { languageInBulgarian, SPOKEN } from './person-words.ts'
import { PortraitBox } from './portrait-box.tsx'

/** All words of the search together. */
const MAX_TAGS_TEXT = 1_000

interface PersonFieldsProps {
  form: PersonFormApi
  person: StaffPerson | null
  /** All but this person. */
  others: readonly StaffPerson[]
}

/** What is written of a person; what only the sales staff has stands there for nobody else. */
export function PersonFields({ form, person, others }: PersonFieldsProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const values = useSelector(form.store, (state) => state.values)
  const isOfSales = values.kind === 'sales-department'
  const gaps = person ? openedGaps([...others, person], [...others, values]) : []

  return (
    <div className={frame.columns}>
      <div className={`${frame.box} ${frame.stack}`}>
        <form.AppField name="kind">
          {(field) => (
            <div className="field">
              <label htmlFor={id}>{t('personForm.labels.kind')}</label>
              <select
                id={id}
                className="select"
                value={values.kind}
                onChange={({ target }) =>
                  field.handleChange(PEOPLE_KINDS.find((kind) => kind === target.value) ?? values.kind)
                }
              >
                {PEOPLE_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`people.kinds.${kind}`)}
                  </option>
                ))}
              </select>
            </div>
          )}
        </form.AppField>
        <div className={styles.pair}>
          <form.AppField name="name">
            {() => <PlainField label={t('personForm.labels.name')} maxLength={MAX_PERSON_NAME} lang="en" isRequired />}
          </form.AppField>
          <form.AppField name="position">
            {() => (
              <PlainField label={t('personForm.labels.position')} maxLength={MAX_PERSON_NAME} lang="en" isRequired />
            )}
          </form.AppField>
          <form.AppField name="phone">
            {() => (
              <PlainField
                label={t('personForm.labels.phone')}
                hint={t('personForm.phoneHint')}
                wrong={t('personForm.phoneWrong')}
                maxLength={MAX_PHONE}
                isRequired
              />
            )}
          </form.AppField>
          <form.AppField name="email">
            {() => (
              <PlainField
                label={t('personForm.labels.email')}
                wrong={t('personForm.emailWrong')}
                maxLength={MAX_EMAIL}
                isRequired
              />
            )}
          </form.AppField>
          <form.AppField name="fax">
            {() => (
              <PlainField label={t('personForm.labels.fax')} wrong={t('personForm.phoneWrong')} maxLength={MAX_PHONE} />
            )}
          </form.AppField>
        </div>
        <form.AppField name="languages">
          {() => (
            <ChipsField
              label={t('personForm.labels.languages')}
              hint={t('personForm.languagesHint')}
              choices={SPOKEN}
              wordOf={languageInBulgarian}
            />
          )}
        </form.AppField>
        {isOfSales && (
          <>
            <form.AppField name="countries">
              {() => (
                <ChipsField
                  label={t('personForm.labels.countries')}
                  none={t('people.allCountries')}
                  choices={COUNTRIES}
                  wordOf={regionInBulgarian}
                />
              )}
            </form.AppField>
            <form.AppField name="families">
              {() => (
                <ChecksField
                  label={t('personForm.labels.families')}
                  hint={t('personForm.familiesHint')}
                  choices={FAMILIES.map((family) => ({ choice: family, word: t(`people.families.${family}`) }))}
                />
              )}
            </form.AppField>
            <form.AppField name="isMain">
              {() => <TickField label={t('personForm.labels.isMain')} hint={t('personForm.isMainHint')} />}
            </form.AppField>
          </>
        )}
        <GapNote gaps={gaps} note={t('people.gapBeforeSaving')} />
        <form.AppField name="description">
          {() => (
            <PlainField
              label={t('personForm.labels.description')}
              hint={t('personForm.descriptionHint')}
              maxLength={MAX_PERSON_TEXT}
              lang="en"
              isLong
            />
          )}
        </form.AppField>
        <form.AppField name="tags">
          {() => (
            <PlainField
              label={t('personForm.labels.tags')}
              hint={t('personForm.tagsHint')}
              maxLength={MAX_TAGS_TEXT}
              lang="en"
              isLong
            />
          )}
        </form.AppField>
      </div>
      <div className={frame.stack}>
        <form.AppField name="picture">{() => <PortraitBox form={form} />}</form.AppField>
        <LeaveBox form={form} deputies={deputiesFor(values, others)} />
        <div className={`${frame.box} ${frame.stack}`}>
          <form.AppField name="duties">
            {() => (
              <ChecksField
                label={t('personForm.labels.duties')}
                hint={t('personForm.dutiesHint')}
                choices={DUTIES.map((duty) => ({ choice: duty, word: t(`personForm.duties.${duty}`) }))}
              />
            )}
          </form.AppField>
          <form.AppField name="receives">
            {() => (
              <ChecksField
                label={t('personForm.labels.receives')}
                hint={t('personForm.receivesHint')}
                choices={RECEIVED.map((kind) => ({ choice: kind, word: t(`personForm.receives.${kind}`) }))}
              />
            )}
          </form.AppField>
          <form.AppField name="isHidden">
            {() => <TickField label={t('personForm.labels.isHidden')} hint={t('personForm.isHiddenHint')} />}
          </form.AppField>
        </div>
      </div>
    </div>
  )
}
