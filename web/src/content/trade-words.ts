/**
 * English words, as the names of our products and tables have them, and how those of the trade in German, Polish, Italian and
 * Bulgarian begin, Bulgarian also in Latin letters: in small letters without accents (и for й, ß and ł as they are), long
 * enough to mean nothing else.
 */
const WORDS: readonly (readonly [english: string, beginnings: string])[] = [
  ['foil', 'alufolie aluminiumfoli folie folia folii foglio fogli фоли folio'],
  ['household foil', 'haushaltsfoli домакинс кухненск domakins kuhnens'],
  ['container foil', 'behalterfoli schalenfoli vaschett контеинер'],
  ['converter foil', 'verpackungsfoli kaschierfoli'],
  ['technical foil', 'kabelfoli техническ'],
  ['finstock', 'lamellenband alettat климатик'],
  ['strips', 'aluband aluminiumband tasm nastr лент lenta lenti'],
  ['sheets', 'blech alublech aluminiumblech feinblech blach arkusz lamier lastr ламарин лист lamarin listov'],
  ['heat shield', 'hitzeschutz hitzeschild'],
  ['noise protection', 'larmschutz шумозащит'],
  [
    'profiles',
    'strangpress profile aluprofil aluminiumprofil ksztaltownik kształtownik profil profilat estrus профил profili',
  ],
  ['window profiles', 'fensterprofil'],
  ['facade profiles', 'fassadenprofil'],
  ['facade', 'fassade facciat фасад fasad'],
  ['heat sink', 'kuhlkorper radiator dissipator радиатор'],
  ['square tube', 'vierkantrohr'],
  ['rectangular tube', 'rechteckrohr'],
  ['round tube', 'rundrohr'],
  ['tube', 'rohr rura rury tubo tubi тръб'],
  ['flat bar', 'flachstang płaskownik plaskownik piatto шин'],
  ['round bar', 'rundstang'],
  ['angle', 'winkelprofil kątownik katownik ъгъл'],
  ['coil', 'krag kreg bobin rotol рулон бобин rulon'],
  ['window', 'прозор дограм prozor dogram'],
  ['door', 'врат'],
  ['heat exchanger', 'топлообмен toploobmen'],
]

/** What a word is in English, by its beginning. */
export const tradeWords: Readonly<Record<string, string>> = Object.fromEntries(
  WORDS.flatMap(([english, beginnings]) => beginnings.split(' ').map((beginning) => [beginning, english])),
)

/** Compounds that mean no less than their longest known beginning. */
const beginnings = Object.keys(tradeWords).toSorted((one, other) => other.length - one.length)

/**
 * What a word of the trade in another language is in English: `Blech` is `sheets`.
 * @param word in small letters without accents
 */
export function inEnglish(word: string): string | undefined {
  const beginning = beginnings.find((one) => word.startsWith(one))
  return beginning && tradeWords[beginning]
}
