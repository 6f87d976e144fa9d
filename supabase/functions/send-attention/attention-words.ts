import { regionInBulgarian } from '../_shared/inquiry-facts.ts'
import type { ToldFinding } from '../_shared/mail-calls.ts'

const LANGUAGES: Record<string, string> = { bg: 'български', en: 'английски', de: 'немски', it: 'италиански' }
const SECTIONS: Record<string, string> = {
  statements: 'Финансови отчети',
  presentations: 'Презентации',
  sustainability: 'Доклади за устойчиво развитие',
}
const FAMILIES: Record<string, string> = { Rolled: 'валцувани изделия', Extruded: 'екструдирани изделия' }
const FACTS: Record<string, string> = {
  investmentPlan: 'инвестиционната програма',
  shares: 'акциите',
}

/** `2026-02-28` as `28-02-2026`, as everywhere in the administration. */
const dateOf = (day: string | null) => (day ?? '').split('-').reverse().join('-')

/** More countries are counted. */
const MAX_NAMED = 8

/** `Полша, Чехия и още 3`. */
function listed(names: readonly string[]): string {
  const more = names.length - MAX_NAMED
  const named = names.slice(0, MAX_NAMED).map(regionInBulgarian).join(', ')
  return more > 0 ? `${named} и още ${more}` : named
}

const counted = (count: number | null, one: string, many: string) => `${count ?? 0} ${count === 1 ? one : many}`

type Words = (finding: ToldFinding) => string

/** What is the matter, in one line. */
const LINES: Record<ToldFinding['kind'], Words> = {
  certificateEnded: ({ title, day }) => `${title}: изтекъл на ${dateOf(day)}`,
  linkDead: ({ title, address, day }) => `Връзка в „${title}“, която не се отваря от ${dateOf(day)}: ${address}`,
  fileLinkDead: ({ title, address, day }) =>
    `Връзка във файла на „${title}“, която не се отваря от ${dateOf(day)}: ${address}`,
  mailsFailed: ({ number }) =>
    `${counted(number, 'имейл със запитване не е изпратен', 'имейла със запитвания не са изпратени')}`,
  mailsWait: ({ number }) =>
    `${counted(number, 'имейл със запитване чака', 'имейла със запитвания чакат')} повече от час`,
  backupOld: ({ day }) => (day ? `Последното резервно копие е от ${dateOf(day)}` : 'Няма резервно копие на сайта'),
  certificateEnds: ({ title, day }) => `${title}: изтича на ${dateOf(day)}`,
  positionEnds: ({ title, day }) => `${title}: обявата изтича на ${dateOf(day)}`,
  leaveWithoutDeputy: ({ title, day }) => `${title} е в отпуск до ${dateOf(day)} без заместник`,
  countryUnserved: ({ title, names }) =>
    `${listed(names)} ${names.length === 1 ? 'няма' : 'нямат'} човек за ${FAMILIES[title] ?? title}`,
  noDateAhead: () => 'Няма предстояща дата за инвеститори',
  pictureWithoutText: ({ title }) => `Снимка без описание в „${title}“`,
  languageMissing: ({ number, title }) =>
    `${counted(number, 'публикация няма', 'публикации нямат')} ${LANGUAGES[title] ?? title} текст`,
  yearMissing: ({ title, number }) => `${SECTIONS[title] ?? title}: най-новата година е ${number}`,
  factOld: ({ title, day }) => `Данните за ${FACTS[title] ?? title} са от ${dateOf(day)}`,
}

/** What the link beside it says. */
const WAYS: Record<ToldFinding['kind'], string> = {
  certificateEnded: 'Смени файла и срока',
  linkDead: 'Отвори текста',
  fileLinkDead: 'Смени файла',
  mailsFailed: 'Отвори запитванията',
  mailsWait: 'Отвори запитванията',
  backupOld: '',
  certificateEnds: 'Смени файла и срока',
  positionEnds: 'Удължи',
  leaveWithoutDeputy: 'Избери заместник',
  countryUnserved: 'Отвори „Продажби“',
  noDateAhead: 'Обяви дата',
  pictureWithoutText: 'Опиши снимката',
  languageMissing: 'Отвори списъка',
  yearMissing: 'Добави документ',
  factOld: 'Виж страницата',
}

/** A finding in words. */
export const wordsOf = (finding: ToldFinding): { line: string; way: string } => ({
  line: LINES[finding.kind](finding),
  way: WAYS[finding.kind],
})
