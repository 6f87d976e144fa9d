import { tradeWords } from '#content/trade-words.ts'

/**
 * What the site calls things, and how the words of visitors for them begin; the names of products and pages are English.
 * Beginnings are in small letters without accents (и for й), long enough to mean nothing else: Bulgarian words have many
 * endings. What the site says is a word, or words that have to stand together.
 */
const WORDS: readonly (readonly [site: readonly string[], beginnings: string])[] = [
  // Work
  [
    ['open positions'],
    'vacanc job hiring recruit welder electrician заварчи електротехни шлосер praca lavor stellen работ позици обяв',
  ],
  [['internships'], 'apprentic стаж'],
  [['career'], 'karrier кариер'],
  [['стипендии'], 'scholarship'],
  // Company and investors
  [['shares'], 'dividend isin ticker акци дивидент'],
  [['general meetings'], 'agm събрани'],
  [['general meetings', 'shares'], 'shareholder'],
  [['financial statements'], 'earnings отчет'],
  [['key figures'], 'turnover revenue headcount'],
  [['timeline'], 'history founded истори'],
  [['management'], 'ceo board ръководств'],
  // Sustainability and law
  [['environment'], 'co2 carbon emission footprint околн'],
  [['environment', 'scrap'], 'recycl'],
  [['sustainability report'], 'esg'],
  [['responsibility'], 'csr'],
  [['report a breach'], 'whistleblow'],
  [['accessibility'], 'wcag'],
  [['personal data'], 'privacy cookie лични'],
  [['terms of use'], 'imprint'],
  [['general terms'], 'tos условия'],
  // Contacts
  [['contacts'], 'phone telephone email kontakt contatt контакт телефон'],
  [['factory location'], 'address directions map адрес карта'],
  [
    ['sales'],
    'quot price preis prezz cena ceny angebot ofert offert anfrage цена ценова оферта offer buy продажб търговск',
  ],
  [['poland'], 'polska polsk polen полша'],
  [['germany'], 'deutschland germania niemc германи'],
  [['italy'], 'italia italien wloch итали'],
  [['technical support'], 'complain'],
  [['communications', 'press'], 'press'],
  [['communications'], 'journalist'],
  [['communications', 'media'], 'media'],
  // Products
  [['thickness'], 'gauge caliper дебелин'],
  [['colours'], 'tint color цвят цвет'],
  [['grey', 'anthracite'], 'grey gray'],
  [['automotive'], 'car cars vehicle автомоб'],
  [['transportation'], 'truck lorry train транспорт'],
  [['transportation', 'rail'], 'rail'],
  [['marine', 'transportation'], 'ship boat'],
  [['sheets'], 'plate'],
  [['household foil'], 'bbq'],
  [['lids', 'omnia'], 'lid'],
  [['catalogues'], 'brochure catalog каталог'],
  [['specification'], 'datasheet'],
  [['packaging', 'container'], 'опаков'],
  [['building'], 'строител'],
  [['aluminium'], 'алумини'],
  [['alloys'], 'сплав'],
  [['width'], 'ширин'],
  [['bronze'], 'бронз'],
  [['black'], 'черн'],
  [['white'], 'бял'],
  [['gold'], 'златист'],
  [['anodizing'], 'анодир елоксир'],
  [['powder'], 'прахов'],
  [['casting'], 'леене'],
  [['rolling'], 'валц'],
  [['extrusion'], 'екструз'],
  // The rest of the site
  [['latest news'], 'новин'],
  [['supply chain'], 'достав'],
  [['scrap'], 'скрап отпадъ'],
  [['financial'], 'финансов'],
  [['investors'], 'инвестит'],
  [['calendar'], 'календар'],
  [['director'], 'директор'],
  [['certificates'], 'сертификат'],
  [['presentations'], 'презентац'],
  [['sustainability'], 'устойчив'],
  [['health and safety'], 'безопасн'],
  [['plant'], 'завод'],
]

export const everydayWords: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(tradeWords).map(([word, english]) => [word, [english]])),
  ...Object.fromEntries(
    WORDS.flatMap(([site, beginnings]) => beginnings.split(' ').map((beginning) => [beginning, site])),
  ),
}

/** Shorter beginnings are completed by nothing. */
const MIN_BEGINNING = 4

/**
 * What the site calls a typed word, or the word that is being typed.
 * @param typed one word as `wordsOf` gives it
 * @returns words, or several separated by spaces; empty for a word that the site uses itself
 */
export function siteWordsFor(typed: string): readonly string[] {
  const found = Object.entries(everydayWords).filter(
    ([beginning]) =>
      typed.startsWith(beginning) ||
      (!(beginning in tradeWords) && typed.length >= MIN_BEGINNING && beginning.startsWith(typed)),
  )
  return [...new Set(found.flatMap(([, words]) => words))]
}
