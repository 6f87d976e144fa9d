import { brand } from './brand.ts'
import type { NewsLanguage } from './mail-calls.ts'
import type { NewsletterTopic } from './newsletter-topics.ts'

/** What a mail of the newsletter says besides the item. */
export type NewsletterWords = {
  read: string
  online: string
  /** Why it comes to this address. */
  why: (email: string, topic: NewsletterTopic) => string
  /** Leads to the page on which topics are changed, and a subscription ended. */
  leave: string
  privacy: string
}

export const newsletterWords: Record<NewsLanguage, NewsletterWords> = {
  bg: {
    read: 'Прочетете цялата новина',
    online: 'Вижте онлайн',
    why: (email, topic) => {
      const subject = { news: 'новините', investors: 'новините за инвеститори', jobs: 'свободните работни места' }[
        topic
      ]
      return `Получавате това писмо, защото адресът ${email} е абониран за ${subject} на ${brand.name}.`
    },
    leave: 'Промяна на темите или отписване',
    privacy: 'Как пазим личните данни',
  },
  en: {
    read: 'Read the full article',
    online: 'View online',
    why: (email, topic) => {
      const { name } = brand
      const subject = {
        news: `${name} news`,
        investors: `${name} news for investors`,
        jobs: `open positions at ${name}`,
      }
      return `You are receiving this e-mail because ${email} is subscribed to ${subject[topic]}.`
    },
    leave: 'Change topics or unsubscribe',
    privacy: 'How we handle your data',
  },
  de: {
    read: 'Ganze Meldung lesen',
    online: 'Online lesen',
    why: (email, topic) => {
      const subject = {
        news: 'die Neuigkeiten',
        investors: 'die Meldungen für Investoren',
        jobs: 'die Stellenangebote',
      }
      return `Sie erhalten diese E-Mail, weil die Adresse ${email} ${subject[topic]} von ${brand.name} abonniert hat.`
    },
    leave: 'Themen ändern oder abmelden',
    privacy: 'Wie wir mit Ihren Daten umgehen',
  },
  it: {
    read: 'Leggi tutta la notizia',
    online: 'Leggi online',
    why: (email, topic) => {
      const subject = {
        news: 'alle notizie',
        investors: 'alle notizie per gli investitori',
        jobs: 'alle offerte di lavoro',
      }
      return `Ricevete questa e-mail perché l’indirizzo ${email} è iscritto ${subject[topic]} di ${brand.name}.`
    },
    leave: 'Cambiate gli argomenti o annullate l’iscrizione',
    privacy: 'Come trattiamo i dati personali',
  },
}

/** What stands before the subject of a test; only staff read it. */
export const TEST_MARK = '[Проба]'
