import type { Calculation } from './calculator-search.ts'
import type { Measured } from './limits.ts'
import { areaOf, metresOfWeight, metresOnCoil, outerOfMetres, piecesPerPack, weightOfPiece } from './metal.ts'

/** What can come out, in m, kg, mm, mm², m² and pieces. */
export type ResultName =
  | 'metres'
  | 'weight'
  | 'outer'
  | 'turns'
  | 'metresPerTonne'
  | 'area'
  | 'pieces'
  | 'packWeight'
  | 'section'

export interface Result {
  /** The one that is asked for first, then the others. */
  shown: readonly (readonly [ResultName, number])[]
  /** What limits are judged by. */
  measured: Partial<Record<Measured, number>>
}

const MM_PER_M = 1000
const KG_PER_TONNE = 1000

/** What follows from what is filled in; `undefined` while something of it is missing or makes no metal. */
export function resultOf({ kind, known, values }: Calculation): Result | undefined {
  const { thickness, width, length, core, perMetre, pack, density } = values
  if (!density) return undefined
  if (kind === 'profile') {
    if (!perMetre || !length || !pack) return undefined
    const weight = (perMetre * length) / MM_PER_M
    const pieces = piecesPerPack(pack, weight)
    return {
      shown: [
        ['weight', weight],
        ['pieces', pieces],
        ['packWeight', pieces * weight],
        ['section', areaOf(perMetre, density)],
        ['metresPerTonne', KG_PER_TONNE / perMetre],
      ],
      measured: { perMetre, length },
    }
  }
  if (!thickness || !width) return undefined
  const flat = { thickness, width, density }
  const perTonne = metresOfWeight(flat, KG_PER_TONNE)
  if (kind === 'sheet') {
    if (!length || !pack) return undefined
    const weight = weightOfPiece(flat, length)
    const pieces = piecesPerPack(pack, weight)
    return {
      shown: [
        ['weight', weight],
        ['area', (width * length) / MM_PER_M ** 2],
        ['pieces', pieces],
        ['packWeight', pieces * weight],
      ],
      measured: { width, length, pack },
    }
  }
  const value = values[known]
  if (!core || !value) return undefined
  const metres =
    known === 'outer'
      ? metresOnCoil({ outer: value, core, thickness })
      : known === 'weight'
        ? metresOfWeight(flat, value)
        : value
  if (!(metres > 0)) return undefined
  const outer = known === 'outer' ? value : outerOfMetres({ metres, core, thickness })
  const weight = known === 'weight' ? value : weightOfPiece(flat, metres * MM_PER_M)
  const all = [
    ['metres', metres],
    ['weight', weight],
    ['outer', outer],
  ] as const
  const others = [
    ['metresPerTonne', perTonne],
    ['turns', (outer - core) / 2 / thickness],
  ] as const
  return {
    shown: [...all.filter(([name]) => name !== known), ...all.filter(([name]) => name === known), ...others],
    measured: { width, outer, weight },
  }
}
