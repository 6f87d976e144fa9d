import type { Finding } from 'api/contract/attention'
import { LANGUAGES } from 'api/contract/languages'
import { FAMILIES } from 'api/contract/people'
import type { TFunction } from 'i18next'
import { gapWords } from '#features/admin/people/gap-words.ts'
import { formatDate } from '#lib/format.ts'

/** What a finding says: what is the matter, what follows from it, and what the link to where it is mended is called. */
export function findingWords(t: TFunction<'admin'>, finding: Omit<Finding, 'key' | 'itemId' | 'snooze'>) {
  const { kind, title, day, number, address, names } = finding
  const family = FAMILIES.find((one) => one === title)
  const named = {
    title:
      kind === 'yearMissing'
        ? t(`fields.documents.section.choices.${title}` as 'fields.documents.section.choices.statements')
        : title,
    languages: kind === 'languageMissing' ? languagesOf(t, names) : '',
    fact: kind === 'factOld' ? t(`attention.facts.${title}` as 'attention.facts.shares') : '',
    address: address ?? '',
    gap: kind === 'countryUnserved' && family ? gapWords(t, { family, countries: names }) : '',
    date: day ? formatDate(day) : '',
    count: number ?? 0,
    year: number ?? 0,
  }
  const variant = variantOf(finding)
  const action = isOfServer(kind) ? null : actionOf({ ...finding, kind })
  return {
    heading: t(`attention.kinds.${variant}.heading`, named),
    text: t(`attention.kinds.${variant}.text`, named),
    action: action ? t(`attention.ways.${action}`) : '',
  }
}

const MAIL_LISTS = { inquiries: 'Inquiries', users: 'Users', newsletter: 'Newsletter' } as const
/** What is mended on the server, and by no form. */
const OF_SERVER = ['backupOld', 'diskFills', 'trialRecipients'] as const
type OfServer = (typeof OF_SERVER)[number]
const isOfServer = (kind: Finding['kind']): kind is OfServer => OF_SERVER.some((one) => one === kind)
type Worded = Pick<Finding, 'kind' | 'day' | 'number' | 'collection'>

/** What has words of its own: there was never a backup, the name of a link does not exist, or another list is meant. */
function variantOf(finding: Worded) {
  const { kind, day, number } = finding
  if (kind === 'backupOld' && day === null) return 'backupNever'
  if (isOfServer(kind)) return kind
  if (kind === 'linkDead' && number === null) return 'linkWithoutName'
  if (kind === 'fileLinkDead' && number === null) return 'fileLinkWithoutName'
  return actionOf({ ...finding, kind })
}

/** The kind, and of which list. */
function actionOf({ kind, collection }: { kind: Exclude<Finding['kind'], OfServer> } & Pick<Finding, 'collection'>) {
  if (kind === 'mailsFailed' || kind === 'mailsWait')
    return `${kind}${MAIL_LISTS[collection === 'users' || collection === 'newsletter' ? collection : 'inquiries']}` as const
  if (collection === 'media' && kind === 'picturesWithoutText') return `${kind}Media` as const
  return kind
}

/** `немски, италиански`. */
const languagesOf = (t: TFunction<'admin'>, codes: readonly string[]): string =>
  LANGUAGES.filter((language) => codes.includes(language))
    .map((language) => t(`languages.lower.${language}`))
    .join(', ')
