import { useQuery } from '@tanstack/react-query'
import type { StaffPerson } from 'api/contract/people'
import { todayInSofia } from 'api/contract/sofia-time'
import { useTranslation } from 'react-i18next'
import { regionInBulgarian } from 'supabase/inquiry-facts'
import { Icon } from '#components/icon.tsx'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { focusWords } from '#features/admin/news-form/focus-point.ts'
import { RegisterForm } from '#features/admin/registers/register-form.tsx'
import type { ItemFormProps } from '#features/admin/registers/register-page.tsx'
import { people } from './people.queries.ts'
import { PersonFields } from './person-fields.tsx'
import {
  emptyPerson,
  missingOfPerson,
  type PersonValues,
  personFields,
  personSchema,
  toInput,
  valuesOfPerson,
  withDraft,
  withKnownDeputy,
} from './person-values.ts'
import { languageInBulgarian } from './person-words.ts'
import { portraitSize } from './staff-portraits.ts'

/** The form for one of the people whom the site names, with the others: who may stand in, and which countries they serve. */
export function PersonForm(props: ItemFormProps<StaffPerson>) {
  const { data, isError, refetch } = useQuery(people.all)
  if (!data) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  return <LoadedForm {...props} others={data.people.filter(({ _id }) => _id !== props.item?._id)} />
}

function LoadedForm({ item: person, others, ...end }: ItemFormProps<StaffPerson> & { others: readonly StaffPerson[] }) {
  const { t } = useTranslation('admin')
  const isPublic = person && !person.isHidden

  /** A value in words, where two versions are compared. */
  function inWords(key: string, value: unknown): string | undefined {
    if (key === 'kind') return t(`people.kinds.${value}` as 'people.kinds.other-contacts')
    if (key === 'picture') return pictureInWords(value)
    if (key === 'deputy') return others.find(({ _id }) => _id === value)?.name ?? t('personForm.noDeputy')
    if (!Array.isArray(value)) return undefined
    const words: Record<string, (word: string) => string> = {
      languages: languageInBulgarian,
      countries: regionInBulgarian,
      families: (word) => t(`people.families.${word}` as 'people.families.Rolled'),
      duties: (word) => t(`personForm.duties.${word}` as 'personForm.duties.press'),
      receives: (word) => t(`personForm.receives.${word}` as 'personForm.receives.product'),
    }
    return value.map((word) => words[key]?.(word) ?? word).join(', ')
  }

  /** @param value as `personFields` reads it */
  function pictureInWords(value: unknown): string {
    const [picture, ...focus] = String(value ?? '').split(' ')
    const size = portraitSize(picture ?? '')
    if (!size) return t('personForm.pictureNone')
    return `${t('personForm.pictureSize', size)}, ${t('pictureNotes.focusAt', focusWords(focus.join(' ')))}`
  }

  return (
    <RegisterForm
      parts={{
        register: 'people',
        titleOf: ({ name }) => name,
        valuesOf: (item: StaffPerson) => valuesOfPerson(item, todayInSofia()),
        schema: personSchema,
        first: 'name',
        toInput: (values: PersonValues) => toInput(withKnownDeputy(values, others)),
        fields: personFields,
        labelOf: (key) => t(`personForm.labels.${key}` as 'personForm.labels.name'),
        inWords,
        withDraft,
        missingOf: (issues) => missingOfPerson(issues).map((word) => t(`personForm.${word}`)),
      }}
      item={person}
      empty={emptyPerson}
      newHeading={t('personForm.headingNew')}
      state={person && `${t(`people.kinds.${person.kind}`)} · ${t(isPublic ? 'people.isPublic' : 'people.isHidden')}`}
      head={
        isPublic && (
          <a
            className="btn btn--line"
            href={`/contacts/${person.kind}${person.hasProfile ? `/${person.slug}` : ''}`}
            target="_blank"
            rel="noopener"
          >
            <Icon name="external" /> {t('newsForm.viewOnSite')}
          </a>
        )
      }
      saveLabel={t(person ? 'personForm.saveEdit' : 'personForm.saveNew')}
      {...end}
    >
      {(form) => <PersonFields form={form} person={person} others={others} />}
    </RegisterForm>
  )
}
