import { brand } from './brand.ts'
import type { LetterLanguage } from './mail-calls.ts'

/** What a letter of the newsletter says besides the item. */
export type LetterWords = {
  read: string
  online: string
  /** Why it comes to this address. */
  why: (email: string) => string
  leave: string
  privacy: string
}

export const letterWords: Record<LetterLanguage, LetterWords> = {
  bg: {
    read: 'Прочетете цялата новина',
    online: 'Вижте онлайн',
    why: (email) => `Получавате това писмо, защото адресът ${email} е абониран за новините на ${brand.name}.`,
    leave: 'Отписване',
    privacy: 'Как пазим личните данни',
  },
  en: {
    read: 'Read the full article',
    online: 'View online',
    why: (email) => `You are receiving this e-mail because ${email} is subscribed to ${brand.name} news.`,
    leave: 'Unsubscribe',
    privacy: 'How we handle your data',
  },
  de: {
    read: 'Ganze Meldung lesen',
    online: 'Online lesen',
    why: (email) =>
      `Sie erhalten diese E-Mail, weil die Adresse ${email} die Neuigkeiten von ${brand.name} abonniert hat.`,
    leave: 'Abmelden',
    privacy: 'Wie wir mit Ihren Daten umgehen',
  },
  it: {
    read: 'Leggi tutta la notizia',
    online: 'Leggi online',
    why: (email) => `Ricevete questa e-mail perché l’indirizzo ${email} è iscritto alle notizie di ${brand.name}.`,
    leave: 'Annulla l’iscrizione',
    privacy: 'Come trattiamo i dati personali',
  },
}

/** What stands before the subject of a test; only staff read it. */
export const TEST_MARK = '[Проба]'
