import type { Language } from 'api/contract/languages'
import { brand } from 'supabase/brand'
import { createBundledI18n } from '#i18n/bundled-translations.ts'

export interface FeedTexts {
  title: string
  description: string
  categories: { company: string; media: string }
}

/** The texts of the feeds that are not in English: no page shows them. */
const translated: Readonly<Record<Exclude<Language, 'en'>, FeedTexts>> = {
  bg: {
    title: `Новини от ${brand.name}`,
    description: 'Новини от завода в Шумен и какво пишат медиите за нас: инвестиции, продукти, изложения, хора.',
    categories: { company: 'Последни новини', media: 'Медиите за нас' },
  },
  de: {
    title: `${brand.name} Nachrichten`,
    description:
      'Nachrichten aus dem Werk in Schumen und was die Medien über uns schreiben: Investitionen, Produkte, Messen, Menschen.',
    categories: { company: 'Aktuelles', media: 'Medien über uns' },
  },
  it: {
    title: `Notizie da ${brand.name}`,
    description:
      'Notizie dallo stabilimento di Shumen e ciò che i media scrivono di noi: investimenti, prodotti, fiere, persone.',
    categories: { company: 'Ultime notizie', media: 'I media su di noi' },
  },
}

/** What a feed says of itself in its language. */
export async function feedTexts(language: Language): Promise<FeedTexts> {
  if (language !== 'en') return translated[language]
  const i18n = await createBundledI18n(['news'])
  return {
    title: i18n.t('news:meta.title'),
    description: i18n.t('news:meta.description'),
    categories: { company: i18n.t('news:latest'), media: i18n.t('news:medias') },
  }
}
