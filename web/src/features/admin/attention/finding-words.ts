import type { Finding } from 'api/contract/attention'
import { FAMILIES } from 'api/contract/people'
import type { TFunction } from 'i18next'
import { gapWords } from '#features/admin/people/gap-words.ts'
import { formatDate } from '#lib/format.ts'

/** What a finding says: what is the matter, and what follows from it. */
export function findingWords(t: TFunction<'admin'>, { kind, title, day, number, address, names }: Finding) {
  const family = FAMILIES.find((one) => one === title)
  const named = {
    title: kind === 'yearMissing' ? t(`documents.sections.${title}` as 'documents.sections.statements') : title,
    language: kind === 'languageMissing' ? t(`attention.languages.${title}` as 'attention.languages.en') : '',
    fact: kind === 'factOld' ? t(`attention.facts.${title}` as 'attention.facts.shares') : '',
    address: address ?? '',
    gap: kind === 'countryUnserved' && family ? gapWords(t, { family, countries: names }) : '',
    date: day ? formatDate(day) : '',
    count: number ?? 0,
    year: number ?? 0,
  }
  const variant = variantOf(kind, day, number)
  return { heading: t(`attention.kinds.${variant}.heading`, named), text: t(`attention.kinds.${variant}.text`, named) }
}

/** What has words of its own: there was never a backup, or the name of a link does not exist. */
function variantOf(kind: Finding['kind'], day: string | null, number: number | null) {
  if (kind === 'backupOld' && day === null) return 'backupNever'
  if (kind === 'linkDead' && number === null) return 'linkWithoutName'
  return kind === 'fileLinkDead' && number === null ? 'fileLinkWithoutName' : kind
}
