import { useTranslation } from 'react-i18next'
import { Drawing } from '#components/technical-drawing.tsx'
import { formatNumber } from '#lib/format.ts'
import type { Calculation } from './calculator-search.ts'
import { COIL_SHEET, CoilDrawing } from './coil-drawing.tsx'
import { limitsFor } from './limits.ts'
import { PROFILE_SHEET, ProfileDrawing, SHEET_SHEET, SheetDrawing } from './piece-drawings.tsx'
import { resultOf } from './result.ts'
import { resultText } from './result-texts.ts'

/** What is calculated, drawn with its sizes; nothing while there is no result. Only for the eye, the numbers stand beside it. */
export function CalculatorDrawing({ calculation }: { calculation: Calculation }) {
  const { t } = useTranslation('tools')
  const result = resultOf(calculation)
  if (!result) return null
  const { kind, product, values } = calculation
  const { thickness = 0, width = 0, length = 0, core = 0, perMetre = 0 } = values
  const write = (millimetres: number) =>
    `${formatNumber(Number(millimetres.toPrecision(4)))} ${t('calculators.units.outer')}`
  if (kind === 'coil')
    return (
      <Drawing size={COIL_SHEET}>
        {() => (
          <CoilDrawing
            outer={result.measured.outer ?? 0}
            core={core}
            width={width}
            limit={limitsFor(kind, thickness, product).find(({ measured }) => measured === 'outer')?.max ?? 0}
            write={write}
            coreLabel={t('finder.coilSizes.core', { size: write(core) })}
          />
        )}
      </Drawing>
    )
  if (kind === 'sheet')
    return (
      <Drawing size={SHEET_SHEET}>
        {() => <SheetDrawing width={width} length={length} thickness={thickness} write={write} />}
      </Drawing>
    )
  const section = result.shown.find(([name]) => name === 'section')
  return (
    <Drawing size={PROFILE_SHEET}>
      {(hatch) => (
        <ProfileDrawing
          hatch={hatch}
          area={section ? `${resultText(section)} ${t('calculators.units.section')}` : ''}
          length={write(length)}
          perMetre={t('calculators.perMetre', { kg: formatNumber(perMetre) })}
        />
      )}
    </Drawing>
  )
}
