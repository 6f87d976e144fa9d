import { regionInBulgarian } from '../_shared/inquiry-facts.ts'
import type { MailedFinding } from '../_shared/mail-calls.ts'

const LANGUAGES: Record<string, string> = { bg: 'български', en: 'английски', de: 'немски', it: 'италиански' }
const SECTIONS: Record<string, string> = {
  statements: 'Финансови отчети',
  presentations: 'Презентации',
  sustainability: 'Доклади за устойчиво развитие',
}
const FAMILIES: Record<string, string> = { Rolled: 'валцувани изделия', Extruded: 'екструдирани изделия' }
const FACTS: Record<string, string> = {
  investmentPlan: 'Инвестиционна програма',
  shares: 'Акции',
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

/** The answer of a link that leads to nothing. */
const deadLink = ({ address, number, day }: MailedFinding) =>
  number === null
    ? `${address}: няма такъв сайт, от ${dateOf(day)}.`
    : `${address}: няма такава страница (отговор ${number}), от ${dateOf(day)}.`

type Words = (finding: MailedFinding) => string

/** What is the matter, in one line; the page of the administration says the same. */
const LINES: Record<MailedFinding['kind'], Words> = {
  certificateEnded: ({ title, day }) => `${title} е изтекъл на ${dateOf(day)}`,
  linkDead: (link) => `Връзка в „${link.title}“ не се отваря: ${deadLink(link)}`,
  fileLinkDead: (link) => `Връзка във файла на „${link.title}“ не се отваря: ${deadLink(link)}`,
  mailsFailed: ({ collection, number }) => {
    if (collection === 'users')
      return counted(number, 'писмо до потребител не е изпратено', 'писма до потребители не са изпратени')
    return collection === 'newsletter'
      ? counted(number, 'писмо на бюлетина не е изпратено', 'писма на бюлетина не са изпратени')
      : counted(number, 'писмо със запитване не е изпратено', 'писма със запитвания не са изпратени')
  },
  mailsWait: ({ collection, number }) => {
    if (collection === 'users')
      return counted(number, 'писмо до потребител чака повече от час', 'писма до потребители чакат повече от час')
    return collection === 'newsletter'
      ? counted(number, 'писмо на бюлетина чака повече от час', 'писма на бюлетина чакат повече от час')
      : counted(number, 'писмо със запитване чака повече от час', 'писма със запитвания чакат, първото повече от час')
  },
  trialRecipients: () => 'Последното запитване е изпратено на адресите от INQUIRY_TO',
  filesFill: ({ number }) => `Файловете към запитвания заемат ${number ?? 0}% от мястото си`,
  diskFills: ({ number }) => `Дискът на сървъра е зает на ${number ?? 0}%`,
  backupOld: ({ day }) => (day ? `Последното резервно копие е от ${dateOf(day)}` : 'Няма резервно копие'),
  certificateEnds: ({ title, day }) => `${title} изтича на ${dateOf(day)}`,
  positionEnds: ({ title, day }) => `${title}: обявата изтича на ${dateOf(day)}`,
  leaveWithoutDeputy: ({ title, day }) => `${title} е в отпуск до ${dateOf(day)} без заместник`,
  countryUnserved: ({ title, names }) =>
    `${listed(names)} ${names.length === 1 ? 'няма' : 'нямат'} човек за ${FAMILIES[title] ?? title}`,
  administratorWithoutEmail: ({ title }) => `Администраторът ${title} няма имейл`,
  noDateAhead: () => 'Няма предстояща дата за инвеститори',
  pictureWithoutText: ({ title }) => `Снимка без описание в „${title}“`,
  picturesWithoutText: ({ collection, number }) =>
    collection === 'media'
      ? `${number} публикации в „Медиите за нас“ имат снимки без описание`
      : `${number} публикации имат снимки без описание`,
  languageMissing: ({ title, names }) =>
    `„${title}“ няма ${names.map((language) => LANGUAGES[language] ?? language).join(', ')} текст`,
  yearMissing: ({ title, number }) => `${SECTIONS[title] ?? title}: последният е за ${number}`,
  factOld: ({ title, day }) => `${FACTS[title] ?? title}: данните са от ${dateOf(day)}`,
}

/** What the link beside it says. */
const WAYS: Record<MailedFinding['kind'], string | Words> = {
  certificateEnded: 'Смени файла и срока',
  linkDead: 'Отвори текста',
  fileLinkDead: 'Смени файла',
  mailsFailed: mailList,
  mailsWait: mailList,
  trialRecipients: '',
  filesFill: 'Отвори запитванията',
  diskFills: '',
  backupOld: '',
  certificateEnds: 'Смени файла и срока',
  positionEnds: 'Удължи',
  leaveWithoutDeputy: 'Избери заместник',
  countryUnserved: 'Отвори „Продажби“',
  noDateAhead: 'Обяви дата',
  administratorWithoutEmail: 'Добави имейл',
  pictureWithoutText: 'Опиши снимката',
  picturesWithoutText: 'Отвори списъка',
  languageMissing: 'Преведи',
  yearMissing: 'Добави документ',
  factOld: 'Виж страницата',
}

function mailList({ collection }: MailedFinding): string {
  if (collection === 'users') return 'Отвори потребителите'
  return collection === 'newsletter' ? 'Отвори бюлетина' : 'Отвори запитванията'
}

/** A finding in words. */
export function wordsOf(finding: MailedFinding): { line: string; way: string } {
  const way = WAYS[finding.kind]
  return { line: LINES[finding.kind](finding), way: typeof way === 'string' ? way : way(finding) }
}
