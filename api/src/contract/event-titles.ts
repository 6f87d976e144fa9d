import type { EventKind } from './events.ts'

/** The quarter that was over on a day, and its year: of the 30th of January 2023 the fourth of 2022. */
function quarterBefore(day: string): { quarter: number; year: number } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const quarter = Math.floor((month - 1) / 3)
  return quarter === 0 ? { quarter: 4, year: year - 1 } : { quarter, year }
}

const QUARTERS = ['', 'first', 'second', 'third', 'fourth']

/** What an event of a kind is called by its day, until staff call it otherwise; '' for kinds that have no usual title. */
export function eventTitles(kind: EventKind, day: string): { en: string; bg: string } {
  const { quarter, year } = quarterBefore(day)
  const before = Number(day.slice(0, 4)) - 1
  switch (kind) {
    case 'quarterlyIndividual':
      return {
        en: `Disclosure of the individual report for the ${QUARTERS[quarter]} quarter of ${year}`,
        bg: `Индивидуален отчет, ${quarter}. тримесечие ${year}`,
      }
    case 'quarterlyConsolidated':
      return {
        en: `Disclosure of the consolidated report for the ${QUARTERS[quarter]} quarter of ${year}`,
        bg: `Консолидиран отчет, ${quarter}. тримесечие ${year}`,
      }
    case 'annualIndividual':
      return {
        en: `Disclosure of the audited annual individual report for ${before}`,
        bg: `Годишен индивидуален отчет ${before}`,
      }
    case 'annualConsolidated':
      return {
        en: `Disclosure of the audited annual consolidated report for ${before}`,
        bg: `Годишен консолидиран отчет ${before}`,
      }
    case 'generalMeeting':
      return {
        en: `Deadline for the regular general meeting of shareholders for ${before + 1}`,
        bg: `Редовно общо събрание на акционерите ${before + 1}, краен срок`,
      }
    case 'dividend':
      return { en: `Payment of the dividend for ${before}`, bg: `Изплащане на дивидента за ${before}` }
    case 'other':
      return { en: '', bg: '' }
  }
}

/**
 * The first part of an event's address, which stays when its day and title change: `quarterly-individual-q4-2022`, of
 * another event its title.
 */
export function eventNameOf(kind: EventKind, day: string, title: string): string {
  if (kind === 'other') return title
  const { quarter, year } = quarterBefore(day)
  const of = kind.startsWith('quarterly')
    ? `q${quarter} ${year}`
    : `${Number(day.slice(0, 4)) - (kind === 'generalMeeting' ? 0 : 1)}`
  return `${kind.replace(/[A-Z]/g, (letter) => ` ${letter}`)} ${of}`
}
