import type { ToolAnswers, ToolInput } from 'api/contract/product-tools'
import { type Kind, knowns, type Quantity } from '#features/calculators/calculator-kinds.ts'
import { readCalculation } from '#features/calculators/calculator-search.ts'
import { exceeded, limitsFor } from '#features/calculators/limits.ts'
import { type ResultName, resultOf } from '#features/calculators/result.ts'
import { limitSource, limitWarning, nominalText, resultText } from '#features/calculators/result-texts.ts'
import { basisOf, productReference } from './facts.ts'
import { toolTexts } from './tool-texts.ts'

type Input = ToolInput<'calculate_weight'>

/** What each kind cannot be calculated without; the page begins with examples, here nothing is made up. */
const NEEDED: Readonly<Record<Kind, readonly Quantity[]>> = {
  coil: ['thickness', 'width', 'core'],
  sheet: ['thickness', 'width', 'length'],
  profile: ['perMetre', 'length'],
}
/** Of the pack, which has a size on the page alone when none is given. */
const OF_PACK: readonly ResultName[] = ['pieces', 'packWeight']

/** What the calculators say, with the limits that the result goes over. */
export const calculateWeight: ToolAnswers['calculate_weight'] = async (input, { site }) => {
  const problem = problemOf(input)
  if (problem) return { refusal: problem }
  const texts = await toolTexts()
  const { tools, specs } = texts
  const known = knowns.find((name) => input[name] !== undefined)
  const search = { ...input, ...(input.kind === 'coil' && known && { known }) }
  const calculation = readCalculation(search)
  if (input.product && !calculation.product)
    return { refusal: `product: ${input.product} does not come as ${input.kind}` }
  const result = resultOf(calculation)
  if (!result) return { refusal: tools('calculators.nothing') }
  const isPacked = input.pack !== undefined
  const limits = limitsFor(calculation.kind, calculation.values.thickness ?? 1, calculation.product)
  const measured = isPacked ? result.measured : { ...result.measured, pack: 0 }
  return {
    results: result.shown
      .filter(([name]) => isPacked || !OF_PACK.includes(name))
      .map(([name, value]) => ({
        label: tools(`calculators.results.${name}`),
        value: Number(value.toPrecision(7)),
        unit: tools(`calculators.units.${name}`),
        text: `${resultText([name, value])} ${tools(`calculators.units.${name}`)}`,
      })),
    densityKgPerDm3: calculation.values.density ?? 0,
    exceeded: exceeded(limits, measured).map((limit) => ({
      ...productReference(limit.product, texts, site),
      text: `${limitWarning(limit, tools)} ${limitSource(limit, specs)}`,
      basis: basisOf(limit.isTypical),
    })),
    note: nominalText(calculation.kind, tools),
    page: `${site}/products/calculators?${new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]))}`,
  }
}

function problemOf(input: Input): string | undefined {
  const missing = NEEDED[input.kind].filter((name) => input[name] === undefined)
  if (missing.length > 0) return `a ${input.kind} needs ${missing.join(', ')}`
  const given = knowns.filter((name) => input[name] !== undefined)
  if (input.kind === 'coil' && given.length !== 1) return `a coil needs one of ${knowns.join(', ')}, and not more`
}
