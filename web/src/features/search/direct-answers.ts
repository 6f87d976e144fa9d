import type { SearchTitles } from 'api/contract/search'
import { profilePath } from '#content/profile-path.ts'
import type { SitePath } from '#content/site-pages.ts'
import { fold, wordsOf } from './word-match.ts'

type People = SearchTitles['people']

/** Where a question leads: a page, or who has a duty or a position. */
type Aim = SitePath | { duty: People[number]['duties'][number] } | { position: RegExp }

/** What visitors ask whose words no page has, or another page has; each phrase is the whole question but for words that only lead on. */
const QUESTIONS: readonly (readonly [aims: readonly Aim[], phrases: string])[] = [
  [
    ['/contacts/factory-location', { position: /^Office Manager/ }],
    'opening hours|office hours|working hours|business hours|hours|öffnungszeiten|orario|orari|godziny otwarcia|работно време|gps|coordinates|координати|address|adresse|indirizzo|адрес',
  ],
  [
    ['/investors/shares', { duty: 'investors' }],
    'isin|share price|stock price|share|stock|stock exchange|ticker|aktie|aktienkurs|акции|цена на акцията|борса',
  ],
  [
    [{ duty: 'press' }, '/news/press'],
    'press|press office|press contact|press release|press releases|press pictures|press photos|press kit|media kit|media|photos|photo|pictures|images|logo|logos|interview|presse|pressebilder|bilder|stampa|снимки|лого|преса контакт|журналист',
  ],
  [
    [{ duty: 'certificates' }, '/download-center/certificates'],
    'rohs|reach|rohs reach|reach rohs|pfas|compliance|declaration of conformity|conformity|sds|msds|safety data sheet|conflict minerals|mill certificate|material certificate|mill test certificate|test certificate|inspection certificate|3.1|2.1|2.2|3.2|3.1 certificate|certificate 3.1|en 10204|en 10204 3.1|10204',
  ],
  [
    [{ position: /^Environment and Sustainability/ }, '/sustainability/environment'],
    'epd|environmental product declaration|cbam|carbon border|product passport|digital product passport|recycled content',
  ],
  [
    ['/contacts/sales-department'],
    'moq|minimum order|minimum order quantity|minimum quantity|lead time|delivery time|lieferzeit|mindestmenge|preis|preise|price|prices|price list|quote|quotation|rfq|angebot|cena|oferta|prezzo|цена|цени|оферта',
  ],
  [['/products/finder'], 'can make it|can make|make it'],
  [
    ['/careers/open-positions'],
    'welder|welders|schweißer|saldatore|spawacz|заварчик|заварчици|electrician|електротехник|job|jobs|работа',
  ],
]

/** Words that lead on to the question. */
const LEADING = new Set(
  'a an the your our you do have what is are of for to me i need please where can find get'.split(' '),
)

const AIMS: ReadonlyMap<string, readonly Aim[]> = new Map(
  QUESTIONS.flatMap(([aims, phrases]) => phrases.split('|').map((phrase) => [keyOf(phrase), aims] as const)),
)

function keyOf(input: string): string {
  const words = wordsOf(input)
  const telling = words.filter((word) => !LEADING.has(fold(word)))
  return (telling.length > 0 ? telling : words).join(' ')
}

/** The person or page that answers one of the questions, in this order, by its address. */
export function directAnswers(input: string, people: People): string[] {
  return (AIMS.get(keyOf(input)) ?? []).flatMap((aim) => {
    if (typeof aim === 'string') return [aim]
    const person = people.find(({ duties, position }) =>
      'duty' in aim ? duties.includes(aim.duty) : aim.position.test(position),
    )
    return person ? [profilePath(person)] : []
  })
}

/** Fewer digits are no telephone number. */
const MIN_DIGITS = 6

/** Who has the number that is typed, in any spelling: `+359 54 000 018`, `054/000018`, `54000018`. */
export function peopleAt(input: string, people: People): string[] {
  if (!/^[\d\s()+/.-]+$/.test(input)) return []
  const digits = input.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < MIN_DIGITS) return []
  return people.filter(({ phone }) => phone.replace(/\D/g, '').endsWith(digits)).map(profilePath)
}
