import { useTranslation } from 'react-i18next'
import { FileDrop } from '#components/file-drop.tsx'
import { SalesPerson } from '#components/sales-person.tsx'
import { ToolHead, ToolPage, toolContent } from '#components/tool-page.tsx'
import { type ToolPageProps, withoutRegion } from '#components/use-edited-search.ts'
import { measure } from '#content/sections/measure.ts'
import type { Outline } from '#content/sections/outline.ts'
import { formatNumber } from '#lib/format.ts'
import { Row, Stack } from '#ui/layout.tsx'
import { Ruled } from '#ui/ruled.tsx'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import { Verdict } from '#ui/verdict.tsx'
import styles from './section-check-page.module.css'
import { SectionDrawing } from './section-drawing.tsx'
import { SectionResult } from './section-result.tsx'
import { type SectionCheck, useSectionCheck } from './use-section-check.ts'

interface SectionCheckPageProps extends ToolPageProps {
  /** Takes a file and its numbers along to the inquiry. @throws when the file cannot be sent */
  onAsk: (file: File, note: string) => Promise<void>
}

/** Millimetres of the units that a drawing without one may be in. */
const UNITS = [
  ['mm', 1],
  ['inch', 25.4],
] as const

/**
 * `/products/section-check`: whether a profile can be pressed, from its DXF. The file is read on this device; it is sent only
 * by who asks about it.
 */
export function SectionCheckPage({ search, address, onAsk }: SectionCheckPageProps) {
  const { t } = useTranslation(['tools', 'shell'])
  const { check, read, clear } = useSectionCheck()
  return (
    <ToolPage address={address}>
      <Stack gap={6} className={check.state === 'empty' ? `${styles.empty} ${toolContent}` : toolContent}>
        <ToolHead title={t('section-check.title')} lead={t('section-check.lead')} />
        <div role="status">
          <Answer check={check} onAsk={onAsk} onUnit={(file, unit) => void read(file, unit)} onStop={clear} />
        </div>
        <Split className={styles.parts}>
          {check.state !== 'reading' && (
            <FileDrop
              accept=".dxf"
              label={t(check.state === 'empty' ? 'section-check.drop' : 'section-check.dropAnother')}
              hint={t('section-check.dropHint')}
              onFiles={([file]) => file && void read(file)}
            />
          )}
          {check.state === 'empty' && (
            <section aria-labelledby="what-you-get">
              <Text as="h2" size="title" id="what-you-get">
                {t('section-check.get.heading')}
              </Text>
              <Ruled className={styles.what}>
                {(['weight', 'wall', 'circle', 'tongue', 'answer'] as const).map((one) => (
                  <li key={one}>{t(`section-check.get.${one}`)}</li>
                ))}
              </Ruled>
            </section>
          )}
        </Split>
        <noscript>
          <p>{t('section-check.noscript')}</p>
        </noscript>
        <SalesPerson families={['Extruded']} kept={withoutRegion(search)} isWide>
          <Text size="small" tone="muted">
            {t('section-check.person')}
          </Text>
        </SalesPerson>
      </Stack>
    </ToolPage>
  )
}

interface AnswerProps {
  check: SectionCheck
  onAsk: SectionCheckPageProps['onAsk']
  onUnit: (file: File, unit: number) => void
  onStop: () => void
}

function Answer({ check, onAsk, onUnit, onStop }: AnswerProps) {
  const { t } = useTranslation('tools')
  if (check.state === 'empty') return null
  const { name } = check.file
  switch (check.state) {
    case 'reading':
      return (
        <Verdict as="div">
          <p>{t('section-check.reading', { name })}</p>
          <button type="button" className="link" onClick={onStop}>
            {t('section-check.stop')}
          </button>
        </Verdict>
      )
    case 'checked':
      return (
        <SectionResult
          key={`${name} ${check.file.lastModified}`}
          file={check.file}
          section={check.section}
          onAsk={onAsk}
        />
      )
    case 'units':
      return (
        <Verdict as="div" tone="accent">
          <h2>{t('section-check.units.heading')}</h2>
          <p>{t('section-check.units.text', { name })}</p>
          <Row className={styles.units}>
            {UNITS.map(([unit, millimetres]) => (
              <button
                key={unit}
                type="button"
                className="btn btn--line"
                onClick={() => onUnit(check.file, millimetres)}
              >
                {t(`section-check.units.${unit}`, sizeIn(check.outline, millimetres))}
              </button>
            ))}
          </Row>
          <SectionDrawing outline={check.outline} label={t('section-check.outline')} />
        </Verdict>
      )
    case 'problem': {
      const places = check.places.map(([x, y]) => t('section-check.place', { x: round(x), y: round(y) }))
      return (
        <Verdict as="div" tone="error">
          <h2>{t(`section-check.problems.${check.problem}.heading`)}</h2>
          <p>
            {t(`section-check.problems.${check.problem}.text`, {
              name,
              from: places[0],
              to: places[1],
              place: places[0],
            })}
          </p>
        </Verdict>
      )
    }
    default:
      return (
        <Verdict as="div" tone="error">
          <h2>{t(`section-check.problems.${check.state}.heading`)}</h2>
          <p>{t(`section-check.problems.${check.state}.text`, { name })}</p>
        </Verdict>
      )
  }
}

const round = (value: number) => formatNumber(value, 1)

/** What a section is called that is that large: `90 × 50 mm`, and what a metre of it weighs. */
function sizeIn(outline: Outline, millimetres: number) {
  const { width, height, kgPerMetre } = measure(outline)
  return {
    size: `${formatNumber(width, 1)} × ${formatNumber(height, 1)}`,
    inMm: `${formatNumber(width * millimetres, 0)} × ${formatNumber(height * millimetres, 0)}`,
    weight: formatNumber(kgPerMetre * millimetres ** 2, 3),
  }
}
