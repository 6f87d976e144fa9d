import type { JournalAct, JournalEntry } from '#contract/journal.ts'
import { changesInWords } from '#contract/journal-fields.ts'
import type { JournalKind } from '#contract/journal-kinds.ts'
import { csvOf, harmless, momentInSofia } from '#lib/csv.ts'

const KINDS: Record<JournalKind, string> = {
  news: 'Новина',
  media: 'Медиите за нас',
  career: 'Позиция',
  document: 'Документ',
  event: 'Събитие',
  person: 'Човек',
  inquiry: 'Запитване',
  session: 'Вход',
  newsletter: 'Бюлетин',
  account: 'Потребител',
  finding: 'Изисква внимание',
}
const ACTS: Record<JournalAct, string> = {
  draft: 'Записа чернова',
  publish: 'Публикува',
  plan: 'Планира',
  change: 'Промени',
  move: 'Смени мястото на',
  replace: 'Смени файла',
  hide: 'Скри от сайта',
  delete: 'Премести в кошчето',
  restore: 'Върна от кошчето',
  erase: 'Изтри окончателно',
  new: 'Върна като ново',
  inWork: 'Взе в работа',
  answered: 'Отбеляза като отговорено',
  spam: 'Отбеляза като спам',
  note: 'Написа бележка',
  resend: 'Изпрати отново имейла',
  export: 'Изтегли таблица',
  signIn: 'Влезе',
  send: 'Изпрати на абонатите',
  cancel: 'Отмени изпращането',
  test: 'Изпрати проба',
  password: 'Смени паролата си',
  invite: 'Покани',
  roles: 'Промени правата на',
  stop: 'Спря достъпа на',
  start: 'Върна достъпа на',
  reset: 'Изпрати връзка за парола на',
  secondStep: 'Включи втора стъпка при вход',
  noSecondStep: 'Изключи втората стъпка при вход на',
  passkey: 'Добави ключ за достъп на',
  noPasskey: 'Премахна ключ за достъп на',
  email: 'Потвърди нов имейл на',
  share: 'Направи връзка за преглед',
  unshare: 'Прекрати връзка за преглед',
  snooze: 'Отложи напомнянето',
  unsnooze: 'Върна напомнянето',
}

/** Each change on a line of its own: `Дата: 30-11-2026 → 08-01-2027`. */
const changesOf = (entry: JournalEntry): string =>
  changesInWords(entry)
    .map(({ label, values }) => (values ? `${label}: ${changeText(values)}` : label))
    .join('\n')

const changeText = ({ before, after }: { before?: string; after: string }) =>
  before === undefined ? after : `${before} → ${after}`

/** The journal as a table for a Bulgarian Excel. */
export const journalCsv = (entries: AsyncIterable<JournalEntry>) =>
  csvOf<JournalEntry>(
    [
      ['Кога', ({ at }) => momentInSofia(at)],
      ['Кой', ({ by }) => harmless(by)],
      ['Какво направи', ({ act }) => ACTS[act]],
      ['Вид', ({ kind }) => KINDS[kind]],
      ['Заглавие или номер', ({ label }) => harmless(label)],
      ['Планирано за', ({ moment }) => (moment === null ? '' : momentInSofia(moment))],
      ['Промени', (entry) => harmless(changesOf(entry))],
    ],
    entries,
  )
