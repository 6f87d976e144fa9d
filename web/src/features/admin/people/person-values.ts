import { type PersonValues, people, type StaffPerson } from 'api/contract/collections/people'
import { MIDDLE, PORTRAIT, PORTRAIT_FOCUS } from 'api/contract/portraits'
import { describedForm } from '#features/admin/collections/described-form.ts'
import type { ConflictField } from '#features/admin/form/conflict-rows.ts'

/** What the `picture` of a form is while a photograph is on its way: the contract refuses it. */
export const SENDING = ''

const described = describedForm(people)

/** What a new form holds besides what the description says. */
export const START: Partial<PersonValues> = { languages: ['English'] }

/** @param today the day in Sofia: a leave that is over is none. */
export function valuesOfPerson(person: StaffPerson, today: string): PersonValues {
  const isOver = person.awayUntil === null || person.awayUntil < today
  return { ...described.valuesOf(person), ...(isOver && { awayFrom: '', awayUntil: '', deputy: '' }) }
}

/** Who can stand in: those of the list that are on the site. @param others all but the person */
export const deputiesFor = ({ kind }: Pick<PersonValues, 'kind'>, others: readonly StaffPerson[]) =>
  others.filter((one) => one.kind === kind && !one.isHidden)

/** What is sent: without a deputy who has gone, is of another list, or stands in for no one. */
export function toInput(values: PersonValues, others: readonly StaffPerson[]): object {
  const isKnown = deputiesFor(values, others).some(({ _id }) => _id === values.deputy)
  return described.toInput(isKnown && values.awayUntil.trim() !== '' ? values : { ...values, deputy: '' })
}

/** The values of a draft on top of those the form has now; a focal point is of its photograph. */
export function withDraft(draft: Partial<PersonValues>, now: PersonValues): PersonValues {
  const values = described.withDraft(draft, now)
  const isNamed = draft.picture === null || PORTRAIT.test(draft.picture ?? '')
  if (!isNamed) return { ...values, pictureFocus: now.pictureFocus }
  const isPoint = draft.picture !== null && PORTRAIT_FOCUS.test(draft.pictureFocus ?? '')
  return { ...values, pictureFocus: isPoint ? values.pictureFocus : MIDDLE }
}

/** How two versions are compared, field by field; a photograph and its focal point belong together. */
export const personFields: ConflictField<PersonValues>[] = [
  ...described.fields.filter(({ key }) => key !== 'picture' && key !== 'pictureFocus'),
  {
    key: 'picture',
    read: ({ picture, pictureFocus }) => picture && `${picture} ${pictureFocus}`,
    take: (values, { picture, pictureFocus }) => ({ ...values, picture, pictureFocus }),
  },
]
