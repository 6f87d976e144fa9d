import { regionInBulgarian } from 'supabase/inquiry-facts'
import type { JournalEntry } from './journal.ts'
import type { JournalKind } from './journal-kinds.ts'

const ofNews = {
  title: 'Заглавие',
  contentOne: 'Текст преди галерията',
  contentTwo: 'Текст след галерията',
  date: 'Дата',
  corrections: 'Поправки под текста',
}

/** What the forms call the fields of each kind, by the names that the journal has for them. */
export const JOURNAL_FIELDS: Partial<Record<JournalKind, Readonly<Record<string, string>>>> = {
  news: ofNews,
  media: ofNews,
  career: {
    title: 'Наименование на позицията',
    isInternship: 'Стаж',
    startDate: 'Начална дата',
    endDate: 'Крайна дата',
    responsibilities: 'Основни функции и отговорности',
    requirements: 'Изисквания към кандидатите',
    additional: 'Допълнителна информация',
    isHidden: 'Скрита от сайта',
  },
  document: {
    reason: 'Причина',
    section: 'Раздел',
    titleEn: 'Име на сайта (на английски)',
    titleBg: 'Име в администрацията (на български)',
    year: 'Година',
    note: 'Пояснение (на английски)',
    number: 'Номер',
    issuer: 'Издател',
    scope: 'Обхват (на английски)',
    issuedOn: 'Издаден на',
    validUntil: 'Валиден до',
    products: 'Изделия, за които важи',
    isHidden: 'Скрит от сайта',
    file: 'Файл',
  },
  event: {
    kind: 'Вид',
    date: 'Дата',
    titleBg: 'Заглавие в администрацията (на български)',
    titleEn: 'Заглавие на сайта (на английски)',
    note: 'Пояснение (на английски)',
    isCancelled: 'Отменено',
    reason: 'Причина (на английски)',
    isHidden: 'Скрито от сайта',
  },
  person: {
    kind: 'Списък',
    name: 'Име (на английски)',
    position: 'Длъжност (на английски)',
    phone: 'Телефон',
    email: 'Имейл',
    fax: 'Факс',
    languages: 'Езици',
    countries: 'Държави',
    families: 'Изделия',
    isMain: 'Основен контакт',
    description: 'С какво се занимава (на английски)',
    tags: 'Думи за търсене',
    duties: 'Посочва се на страниците',
    receives: 'Получава по имейл',
    awayFrom: 'Отпуск от',
    awayUntil: 'Отпуск до',
    deputy: 'Заместник',
    isHidden: 'Скрит от сайта',
    picture: 'Снимка',
  },
  newsletter: { topic: 'Тема' },
}

/** What the forms call the values that one chooses from, by kind and field. */
export const VALUE_NAMES: Partial<Record<JournalKind, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  document: {
    section: {
      certificates: 'Сертификати',
      statements: 'Финансови отчети',
      meetings: 'Общи събрания',
      presentations: 'Презентации',
      catalogues: 'Каталози',
      sustainability: 'Доклади за устойчиво развитие',
      policies: 'Политики',
      legal: 'Лични данни',
    },
  },
  event: {
    kind: {
      quarterlyIndividual: 'Тримесечен индивидуален отчет',
      quarterlyConsolidated: 'Тримесечен консолидиран отчет',
      annualIndividual: 'Годишен индивидуален отчет',
      annualConsolidated: 'Годишен консолидиран отчет',
      generalMeeting: 'Общо събрание на акционерите',
      dividend: 'Изплащане на дивидент',
      other: 'Друго събитие',
    },
  },
  person: {
    kind: {
      'sales-department': 'Продажби',
      'supply-chains': 'Снабдяване и логистика',
      'other-contacts': 'Други контакти',
    },
    families: { Rolled: 'Валцувани изделия', Extruded: 'Екструдирани изделия' },
    duties: { press: 'за журналисти', investors: 'за инвеститори', certificates: 'за сертификати' },
    receives: { product: 'всички запитвания за продукти', contact: 'всички останали запитвания' },
  },
  newsletter: { topic: { news: 'Новини', investors: 'За инвеститори', jobs: 'Работни места' } },
}
/** Fields whose values are identifiers, which say nothing to people. */
const NAMED_ONLY = ['file', 'picture', 'deputy', 'products']
/** Fields that are chosen once, with the act itself. */
const CHOSEN_ONCE = ['topic']

/** A change in the words of its form, in Bulgarian. */
export interface ChangeInWords {
  /** As the journal names it: `title.en`. */
  field: string
  /** `Заглавие EN` */
  label: string
  /** Of the values; left out where the field has one for all languages. */
  language?: string
  /** Left out for a field whose values say nothing to people; of nothing `Няма`; `before` is left out of what never changes. */
  values?: { before?: string; after: string }
}

/** What was changed of a thing; of a field without a name in its form nothing. */
export function changesInWords({ kind, changes }: Pick<JournalEntry, 'kind' | 'changes'>): ChangeInWords[] {
  const names = JOURNAL_FIELDS[kind] ?? {}
  return changes.flatMap(({ field, before, after }) => {
    const [name = '', language] = field.split('.')
    const label = Object.hasOwn(names, name) ? names[name] : undefined
    if (label === undefined) return []
    const chosen = VALUE_NAMES[kind]?.[name]
    const word = (value: string) => {
      if (value === '') return inWords(value)
      if (chosen) return each(value, (one) => chosen[one] ?? one)
      return name === 'countries' ? each(value, regionInBulgarian) : inWords(value)
    }
    return {
      field,
      label: language ? `${label} ${language.toUpperCase()}` : label,
      ...(language && { language }),
      ...(!NAMED_ONLY.includes(name) && {
        values: { ...(!CHOSEN_ONCE.includes(name) && { before: word(before) }), after: word(after) },
      }),
    }
  })
}

/** Several values stand in one text. */
function each(values: string, nameOf: (value: string) => string): string {
  return values.split(', ').map(nameOf).join(', ')
}

function inWords(value: string): string {
  if (value === '') return 'Няма'
  if (value === 'true') return 'да'
  if (value === 'false') return 'не'
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? []
  return year ? `${day}-${month}-${year}` : value
}
