import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'
import tableStyles from '#components/specification-table.module.css'
import { useUnitSystem } from '#components/use-unit-system.ts'
import { DENSITY } from '#content/density.ts'
import { drawnId, rowId } from '#content/drawn-dimensions.ts'
import type { DrawingCode } from '#content/picture-codes.ts'
import { sectionFilePath, sectionFormats } from '#content/sections/section-files.ts'
import { sectionMeasures, sectionNumbers } from '#content/sections/section-numbers.ts'
import { formatNumber } from '#lib/format.ts'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import { DRAWN_SIZES, OF_THE_WHOLE, SectionDrawing } from './drawing/section-drawing.tsx'
import { useLitDimension } from './drawing/use-lit-dimension.ts'
import styles from './measured-section.module.css'

/** One drawn section beside its numbers, in millimetres or in inches as the tables of the page are. */
export function MeasuredSection({ code }: { code: DrawingCode }) {
  const { t } = useTranslation(['products', 'specs'])
  const [units] = useUnitSystem()
  const { kgPerMetre, profile } = sectionMeasures[code]
  const place = useRef<HTMLDivElement>(null)
  useLitDimension(place)
  const numbers = sectionNumbers(code, units)
  const weight = formatNumber(kgPerMetre, 3)
  return (
    <Split parts="even" ref={place} className={styles.section}>
      <div data-drawings>
        <SectionDrawing code={code} numbers={numbers} />
      </div>
      <div className={tableStyles.table}>
        <table>
          <caption>{t(`sections.names.${code}`)}</caption>
          <tbody>
            {numbers.map(({ name, text, unit }) => {
              const dimension = `${code}-${name}` as const
              const isDrawn = [...DRAWN_SIZES, ...OF_THE_WHOLE].includes(name)
              const label = t(`sections.numbers.${name}`)
              return (
                <tr key={name} data-dimension={isDrawn ? dimension : undefined}>
                  <th scope="row">
                    {DRAWN_SIZES.includes(name) ? (
                      <a id={rowId(dimension)} href={`#${drawnId(dimension)}`}>
                        {label}
                      </a>
                    ) : (
                      label
                    )}
                  </th>
                  <td key={units}>{`${text}\u00a0${t(`specs:units.${unit}`)}`}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <Text size="small" tone="muted" className={styles.basis}>
          {t(profile ? 'sections.basis' : 'sections.joined', { value: formatNumber(DENSITY, 1) })}
        </Text>
        <ul className={styles.files}>
          {sectionFormats.map((format) => (
            <li key={format}>
              <a href={sectionFilePath(code, format)} download>
                <span className="sr">{t(`sections.files.${format}.name`, { name: t(`sections.names.${code}`) })}</span>
                <span className={styles.kind}>{format.toUpperCase()}</span>
                <span>
                  <strong>{t(`sections.files.${format}.title`)}</strong>
                  <br />
                  <Text as="small" size="small" tone="muted">
                    {t(`sections.files.${format}.about`)}
                  </Text>
                </span>
                <Text as="span" tone="muted">
                  {t('sections.example')}
                </Text>
                <Icon name="download" />
              </a>
            </li>
          ))}
        </ul>
        <SiteLink to={`/products/calculators?kind=profile&perMetre=${weight}`} className="link">
          {t('sections.calculate', { value: `${weight}\u00a0${t('specs:units.kg/m')}` })}
          <Icon name="arrow" />
        </SiteLink>
      </div>
    </Split>
  )
}
