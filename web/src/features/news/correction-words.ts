import type { Language } from 'api/contract/languages'

/** What is said of a text in its own language: a reader of an Italian text reads Italian. */
interface CorrectionWords {
  /** Of one notice, and of several. */
  headings: readonly [string, string]
  corrected: (day: string) => string
  now: string
  before: string
  added: string
  removed: string
  more: (paragraphs: number) => string
  another: string
  /** Of a text that was translated from one that says something else now. */
  isOlder: string
  sourceChanged: (source: Language) => string
  readSource: (source: Language) => string
}

const names = {
  en: { en: 'English', bg: 'Bulgarian', de: 'German', it: 'Italian' },
  bg: { en: 'английски', bg: 'български', de: 'немски', it: 'италиански' },
  de: { en: 'englische', bg: 'bulgarische', de: 'deutsche', it: 'italienische' },
  it: { en: 'inglese', bg: 'bulgaro', de: 'tedesco', it: 'italiano' },
} as const satisfies Record<Language, Record<Language, string>>

export const correctionWords: Readonly<Record<Language, CorrectionWords>> = {
  en: {
    headings: ['Correction', 'Corrections'],
    corrected: (day) => `Corrected ${day}, see the foot`,
    now: 'Now',
    before: 'Before',
    added: 'Added',
    removed: 'Removed',
    more: (paragraphs) => `Further changed paragraphs: ${paragraphs}.`,
    another: 'Found another mistake?',
    isOlder: 'This English text is older than its source.',
    sourceChanged: (source) => `The ${names.en[source]} text has changed since.`,
    readSource: (source) => `Read the ${names.en[source]} text`,
  },
  bg: {
    headings: ['Поправка', 'Поправки'],
    corrected: (day) => `Поправено на ${day}, вижте в края`,
    now: 'Сега',
    before: 'Преди',
    added: 'Добавено',
    removed: 'Отпаднало',
    more: (paragraphs) => `Още променени абзаци: ${paragraphs}.`,
    another: 'Открихте друга грешка?',
    isOlder: 'Този български текст е по-стар от изходния.',
    sourceChanged: (source) => `Текстът на ${names.bg[source]} е променен след превода.`,
    readSource: (source) => `Прочетете текста на ${names.bg[source]}`,
  },
  de: {
    headings: ['Korrektur', 'Korrekturen'],
    corrected: (day) => `Korrigiert am ${day}, siehe Ende`,
    now: 'Jetzt',
    before: 'Vorher',
    added: 'Ergänzt',
    removed: 'Entfallen',
    more: (paragraphs) => `Weitere geänderte Absätze: ${paragraphs}.`,
    another: 'Noch einen Fehler gefunden?',
    isOlder: 'Dieser deutsche Text ist älter als seine Vorlage.',
    sourceChanged: (source) => `Der ${names.de[source]} Text wurde seither geändert.`,
    readSource: (source) => `Den ${names.de[source]}n Text lesen`,
  },
  it: {
    headings: ['Correzione', 'Correzioni'],
    corrected: (day) => `Corretto il ${day}, vedi in fondo`,
    now: 'Ora',
    before: 'Prima',
    added: 'Aggiunto',
    removed: 'Tolto',
    more: (paragraphs) => `Altri paragrafi modificati: ${paragraphs}.`,
    another: 'Hai trovato un altro errore?',
    isOlder: 'Questo testo italiano è meno recente del testo da cui è tradotto.',
    sourceChanged: (source) => `Il testo ${names.it[source]} è cambiato nel frattempo.`,
    readSource: (source) => `Leggi il testo ${names.it[source]}`,
  },
}
