import { useQuery } from '@tanstack/react-query'
import { people, type StaffPerson } from 'api/contract/collections/people'
import { todayInSofia } from 'api/contract/sofia-time'
import { useTranslation } from 'react-i18next'
import { regionInBulgarian } from 'supabase/inquiry-facts'
import { CollectionForm } from '#features/admin/collections/collection-form.tsx'
import type { ItemFormProps } from '#features/admin/collections/collection-page.tsx'
import { ListError, ListLoading } from '#features/admin/list/list-states.tsx'
import { focusWords } from '#features/admin/news-form/focus-point.ts'
import { people as peopleQueries } from './people.queries.ts'
import { PersonFields } from './person-fields.tsx'
import { personFields, START, toInput, valuesOfPerson, withDraft } from './person-values.ts'
import { languageInBulgarian, profilePath } from './person-words.ts'
import { portraitSize } from './staff-portraits.ts'

/** The form for one of the people whom the site names, with the others: who may stand in, and which countries they serve. */
export function PersonForm(props: ItemFormProps<StaffPerson>) {
  const { data, isError, refetch } = useQuery(peopleQueries.all)
  if (!data) return isError ? <ListError onRetry={refetch} /> : <ListLoading />
  return <LoadedForm {...props} others={data.people.filter(({ _id }) => _id !== props.item?._id)} />
}

function LoadedForm({ item: person, others, ...end }: ItemFormProps<StaffPerson> & { others: readonly StaffPerson[] }) {
  const { t } = useTranslation('admin')
  const isPublic = person && !person.isHidden

  /** A value in words that are not in the translations, where two versions are compared. */
  function inWords(key: string, value: unknown): string | undefined {
    if (key === 'picture') return pictureInWords(value)
    if (key === 'deputy') return others.find(({ _id }) => _id === value)?.name ?? t('fields.people.deputy.none')
    const wordOf = key === 'languages' ? languageInBulgarian : key === 'countries' ? regionInBulgarian : undefined
    return wordOf && Array.isArray(value) ? value.map(wordOf).join(', ') : undefined
  }

  /** @param value as `personFields` reads it */
  function pictureInWords(value: unknown): string {
    const [picture, ...focus] = String(value ?? '').split(' ')
    const size = portraitSize(picture ?? '')
    if (!size) return t('personForm.pictureNone')
    return `${t('personForm.pictureSize', size)}, ${t('pictureNotes.focusAt', focusWords(focus.join(' ')))}`
  }

  return (
    <CollectionForm
      collection={people}
      start={START}
      own={{
        valuesOf: (item) => valuesOfPerson(item, todayInSofia()),
        toInput: (values) => toInput(values, others),
        fields: personFields,
        withDraft,
        inWords,
      }}
      item={person}
      newHeading={t('personForm.headingNew')}
      state={
        person &&
        `${t(`fields.people.kind.choices.${person.kind}`)} · ${t(isPublic ? 'people.isPublic' : 'people.isHidden')}`
      }
      siteAddress={person ? (profilePath(person) ?? `/contacts/${person.kind}`) : undefined}
      ownPath={person && profilePath(person)}
      {...end}
    >
      {(form) => <PersonFields form={form} person={person} others={others} />}
    </CollectionForm>
  )
}
