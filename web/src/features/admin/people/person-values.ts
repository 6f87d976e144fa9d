import { PEOPLE_KINDS, type PersonInput, personInput, type StaffPerson } from 'api/contract/people'
import { MIDDLE, PORTRAIT, PORTRAIT_FOCUS } from 'api/contract/portraits'
import { z } from 'zod/mini'
import type { ConflictField } from '#features/admin/form/conflict-rows.ts'
import { toIsoDate } from '#features/admin/form/dates.ts'
import { formatDate } from '#lib/format.ts'

/** What the `picture` of a form is while a photograph is on its way: the contract refuses it. */
export const SENDING = ''

/** What the form of a person holds: days as typed, `DD-MM-YYYY`, words of the search with commas, no deputy as ''. */
export interface PersonValues extends Omit<PersonInput, 'tags' | 'awayFrom' | 'awayUntil' | 'deputy'> {
  tags: string
  awayFrom: string
  awayUntil: string
  deputy: string
}

const TEXTS = [
  'name',
  'position',
  'phone',
  'email',
  'fax',
  'description',
  'tags',
  'awayFrom',
  'awayUntil',
  'deputy',
] as const
const LISTS = ['languages', 'countries', 'families', 'duties', 'receives'] as const
const TICKS = ['isMain', 'isHidden'] as const

export function emptyPerson(): PersonValues {
  return {
    kind: 'sales-department',
    name: '',
    position: '',
    email: '',
    phone: '',
    fax: '',
    description: '',
    tags: '',
    languages: ['English'],
    countries: [],
    families: [],
    isMain: false,
    duties: [],
    receives: [],
    picture: null,
    pictureFocus: MIDDLE,
    awayFrom: '',
    awayUntil: '',
    deputy: '',
    isHidden: false,
  }
}

/** @param today the day in Sofia: a leave that is over is none. */
export function valuesOfPerson(person: StaffPerson, today: string): PersonValues {
  const { _id, slug, hasProfile, updatedAt, updatedBy, awayFrom, awayUntil, deputy, tags, ...same } = person
  const isOver = awayUntil === null || awayUntil < today
  return {
    ...same,
    tags: tags.join(', '),
    awayFrom: isOver || awayFrom === null ? '' : formatDate(awayFrom),
    awayUntil: isOver ? '' : formatDate(awayUntil),
    deputy: isOver ? '' : (deputy ?? ''),
  }
}

/** Who can stand in: those of the list that are on the site. @param others all but the person */
export const deputiesFor = ({ kind }: Pick<PersonValues, 'kind'>, others: readonly StaffPerson[]) =>
  others.filter((one) => one.kind === kind && !one.isHidden)

/** Without a deputy who has gone, or is of another list. */
export function withKnownDeputy(values: PersonValues, others: readonly StaffPerson[]): PersonValues {
  const isKnown = deputiesFor(values, others).some(({ _id }) => _id === values.deputy)
  return isKnown ? values : { ...values, deputy: '' }
}

const dayOf = (typed: string) => (typed.trim() === '' ? null : (toIsoDate(typed) ?? ''))

/** What is sent; a day that is none is empty, and the contract says so. */
export function toInput(values: PersonValues): z.input<typeof personInput> {
  const { tags, awayFrom, awayUntil, deputy, ...same } = values
  const words = tags.split(',').map((word) => word.trim())
  return {
    ...same,
    tags: [...new Set(words.filter((word) => word !== ''))],
    awayFrom: dayOf(awayFrom),
    awayUntil: dayOf(awayUntil),
    deputy: deputy === '' || awayUntil.trim() === '' ? null : deputy,
  }
}

/** Judges what the form holds as what it would send, by the contract. */
export const personSchema = z.pipe(
  z.transform((values: PersonValues): z.input<typeof personInput> => toInput(values)),
  personInput,
)

/** Words for what keeps it from being saved, in the order of the form. @param issues of `personSchema`, by field */
export function missingOfPerson(issues: object) {
  const words = {
    picture: 'needPicture',
    name: 'needName',
    position: 'needPosition',
    phone: 'needPhone',
    email: 'needEmail',
    awayFrom: 'needAwayFrom',
    awayUntil: 'needAwayUntil',
  } as const
  return (Object.keys(words) as (keyof typeof words)[]).filter((field) => field in issues).map((field) => words[field])
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The values of a draft on top of those the form has now. */
export function withDraft(draft: Partial<PersonValues>, now: PersonValues): PersonValues {
  const known = [
    ...TEXTS.filter((field) => typeof draft[field] === 'string'),
    ...LISTS.filter((field) => isList(draft[field])),
    ...TICKS.filter((field) => typeof draft[field] === 'boolean'),
  ].map((field) => [field, draft[field]])
  const kind = PEOPLE_KINDS.find((one) => one === draft.kind) ?? now.kind
  return { ...now, ...Object.fromEntries(known), ...pictureOf(draft, now), kind }
}

/** The photograph of a draft, with the focal point of that photograph; one that was on its way is not there. */
function pictureOf({ picture, pictureFocus }: Partial<PersonValues>, now: PersonValues) {
  const isNamed = picture === null || (typeof picture === 'string' && PORTRAIT.test(picture))
  if (!isNamed) return { picture: now.picture, pictureFocus: now.pictureFocus }
  const isPoint = picture !== null && typeof pictureFocus === 'string' && PORTRAIT_FOCUS.test(pictureFocus)
  return { picture, pictureFocus: isPoint ? pictureFocus : MIDDLE }
}

const plainFields = (['kind', ...TEXTS, ...LISTS, ...TICKS] as const).map(
  (key): ConflictField<PersonValues> => ({
    key,
    read: (values) => values[key],
    take: (values, from) => ({ ...values, [key]: from[key] }),
  }),
)

/** How two versions are compared, field by field; a photograph and its focal point belong together. */
export const personFields: ConflictField<PersonValues>[] = [
  ...plainFields,
  {
    key: 'picture',
    read: ({ picture, pictureFocus }) => picture && `${picture} ${pictureFocus}`,
    take: (values, { picture, pictureFocus }) => ({ ...values, picture, pictureFocus }),
  },
]
