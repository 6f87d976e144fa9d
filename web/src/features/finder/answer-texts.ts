import type { TFunction } from 'i18next'
import { type Answers, type Finding, missesOf } from '#content/needs/answer.ts'
import { coilSizes, type Need } from '#content/needs/need.ts'
import { dimensions, type Offer } from '#content/offers.ts'
import type { SpecificationRow } from '#content/specification-table.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { missTexts } from './miss-texts.ts'
import { noTexts } from './no-texts.ts'
import { capitalized } from './sentence-initial.ts'
import { known, type SizeName, sizeTexts } from './size-texts.ts'
import type { UseNames } from './use-names.ts'

/** Translations of `tools` and `specs`, and what each use is called. */
export interface AnswerTranslations {
  t: TFunction<'tools'>
  specs: TFunction<'specs'>
  useNames: UseNames
}

export type AnswerTexts = ReturnType<typeof answerTexts>

/** What the answers say, in the texts of `tools` and the units of a system. */
export function answerTexts({ t, specs, useNames }: AnswerTranslations, need: Need, system: UnitSystem) {
  const sizes = sizeTexts(t, specs, need, system)
  const { format, size, named } = sizes
  const ofMiss = missTexts(t, sizes, need)
  const use = need.use?.map((one) => useNames[one]).reduce((one, other) => t('finder.anyOf', { one, other }))
  /** The need in one line, its sizes as given. */
  const line = (ofMetal: readonly string[]) =>
    [need.alloy, need.temper, ...ofMetal, ...sizes.ofCoil(need), use].filter(Boolean).join(', ')
  const ofSide = known(need, ['side'] as const).map((name) => named(name))
  return {
    ...ofMiss,
    ...noTexts(t, { ...sizes, ...ofMiss }, need, useNames),
    /** `8011A, O, 12 µm, 1250 mm`, `6060, T66, 6500 mm long` */
    need: line([
      ...known(need, dimensions).map((name) =>
        name === 'length' && need.width === undefined ? named(name) : size(name),
      ),
      ...ofSide,
    ]),
    /** `0.5 mm thick, 1200 mm wide` */
    named: line([...known(need, dimensions).map((name) => named(name)), ...ofSide]),
    /** What was understood, part by part: `Alloy 8011A`, `Temper O`, `Thickness 12 µm`. */
    parts: [
      { field: 'alloy', text: need.alloy && t('finder.rows.alloy', { alloy: need.alloy }) } as const,
      { field: 'temper', text: need.temper && t('finder.rows.temper', { temper: need.temper }) } as const,
      ...known(need, [...dimensions, 'side', ...coilSizes] as const).map((field) => ({
        field,
        text: t(`finder.rows.${field}`, { range: size(field) }),
      })),
      { field: 'use', text: use } as const,
    ].flatMap(({ field, text }) => (text ? [{ field, text: capitalized(text) }] : [])),
    size,
    millimetres: (name: SizeName) => need[name] ?? 0,
    /** What a row allows: `9 to 30 µm`. */
    range: (row: SpecificationRow) => format(row.value),
    /** The rows that say yes: `Alloy 8011A, temper O, thickness 9 to 30 µm`. */
    rows(findings: readonly Finding[]): string {
      const parts = findings.flatMap((finding) => {
        if (!finding.fits) return []
        const { field, row } = finding
        if (field === 'alloy') return t('finder.rows.alloy', { alloy: need.alloy })
        if (field === 'temper') return t('finder.rows.temper', { temper: need.temper })
        return t(`finder.rows.${field}`, { range: format(row.value) })
      })
      return capitalized(parts.join(', '))
    },
    /** Which of the product's offers is meant: `Smooth-wall containers`. */
    offer: ({ title, shape }: Offer) => (shape ? specs(`labels.${shape}`) : specs(`titles.${title}`)),
  }
}

/**
 * Yes, or no with what it is about, in a headline: `Yes: 2 products fit`, `No: not 1900 mm wide`. It never speaks for what is
 * left out, and what no table states is no no.
 */
export function summaryOf(
  { yes, near: [closest] }: Answers,
  texts: AnswerTexts,
  unknown: readonly string[],
  t: TFunction<'tools'>,
): string {
  const count = yes.length
  const words = unknown.join(', ')
  if (count > 0) return words === '' ? t('finder.yes', { count }) : t('finder.yesWithout', { count, words })
  const misses = closest ? missesOf(closest) : []
  const refused = misses.filter(({ reason }) => reason !== 'unstated')
  if (closest && refused.length === 0) {
    const parts = misses.map(texts.asked).join(', ')
    return words === '' ? t('finder.notStated', { parts }) : t('finder.notStatedWithout', { parts, words })
  }
  const asked = closest ? refused.map(texts.asked) : [texts.need]
  const missed = asked.map((part) => t('finder.missed', { part })).join(', ')
  return words === '' ? t('finder.no', { missed }) : t('finder.noWithout', { missed, words })
}
