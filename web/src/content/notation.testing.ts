interface NotationRule {
  rule: string
  /** What breaks it. */
  never: RegExp
  /** Phrases of the specification, which stay as they are. */
  except?: readonly string[]
}

/**
 * How numbers, units and texts are written in public. The data of this folder are numbers and take their form from
 * `formatNumber` and `formatSpecification`; `notation.test.ts` holds translations, long texts, news, staff and documents to it.
 * Tags are what people type into the search, in any spelling.
 */
export const notation: readonly NotationRule[] = [
  {
    rule: 'Four digits stand together, from five on thousands are set apart by a narrow space: 2200, 11 500.',
    never:
      /(?<![\d.,\u202f\u00a0 ])\d[\u202f\u00a0 ]\d{3}(?!\d)|\d,\d{3}(?!\d)|(?<!\d|\.|(?:EN|ISO|IEC|IATF)[\u00a0 ])\d{5,}/,
    except: ['43.283393', '27.011365'],
  },
  { rule: 'Thin layers and foil are in µm.', never: /\bmicrons?\b/i },
  { rule: 'A range has the word to: 10 to 25 µm.', never: /\d-\d+[\u00a0 ]?(?:mm|µm|kg|t)\b/ },
  {
    rule: 'Weights are in kg and t, in a sentence also tonnes; tons are the force of a press: the 2500-ton press.',
    never: /\bMT\b|tonne press|metric tons?/,
    except: ['sales in MT'],
  },
  {
    rule: 'Money is EUR 268 million, BGN 160 million.',
    never: /€|\bmln\b|\beuros?\b/i,
    except: ['mln euro', 'fixed to the euro'],
  },
  { rule: 'The percent sign follows its number without a space.', never: /\d[\u202f\u00a0 ]%/ },
  { rule: 'Amounts are a year.', never: /\bper (?:year|annum)\b|\byearly\b/i },
  {
    rule: 'Anodize, organize, utilize: with z, and the rest British: centre, colour, metre.',
    never: /\b\w*(?:anod|util|organ|real|special|standard|steril|optim)is(?:e[ds]?|ing|ation)\b/i,
    except: ['specialise'],
  },
  { rule: 'Facade has no cedilla, an inquiry begins with i.', never: /façade|\benquir/i },
]

/** Turns of phrase that copy used to fall into. */
export const wornPhrases =
  /\bone (?:place|plant|address|gate|contact)\b|Useful in an inquiry|\bTell us\b|computed pictures|\b(?:Three|Twelve|Six|Nine|Eight) \w{1,20} as PDF/
