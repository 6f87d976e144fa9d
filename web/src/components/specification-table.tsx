import { Fragment, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpecificationRow, SpecificationTable as Table } from '#content/specification-table.ts'
import { formatSpecification } from '#content/specification-values.ts'
import type { UnitSystem } from '#content/unit-systems.ts'
import { Text } from '#ui/text.tsx'
import styles from './specification-table.module.css'

/** A table of values or colours with its heading of the third rank; the page's route names the translations `specs`. */
export function SpecificationTable({
  table,
  units = 'metric',
  linkOf,
  isNoted = false,
}: {
  table: Table
  units?: UnitSystem
  /** Of a row whose size is drawn: the size, where the drawing has it, and the id of the link itself. */
  linkOf?: (label: SpecificationRow['label']) => { dimension: string; href: string; id: string | undefined } | undefined
  /** That it gives typical ranges is said beside it. */
  isNoted?: boolean
}) {
  const { title, rows = [], colours = [] } = table
  const { t } = useTranslation('specs')
  const id = useId()
  return (
    <section className={colours.length > 0 ? styles.wide : styles.table} aria-labelledby={id}>
      <h3 id={id}>{t(`titles.${title}`)}</h3>
      {rows.length > 0 && (
        <table aria-labelledby={id}>
          <tbody>
            {rows.map(({ label, value }) => {
              const { dimension, ...link } = linkOf?.(label) ?? {}
              return (
                <tr key={label} data-dimension={dimension}>
                  <th scope="row">{dimension ? <a {...link}>{t(`labels.${label}`)}</a> : t(`labels.${label}`)}</th>
                  <td key={units}>{listed(formatSpecification(value, t, units))}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {colours.length > 0 && (
        <>
          <ul className={styles.colours}>
            {colours.map(({ name, hex }) => (
              <li key={name}>
                <span className={styles.swatch}>
                  <svg aria-hidden="true">
                    <rect width="100%" height="100%" fill={hex} />
                  </svg>
                </span>
                {t(`colours.${name}`)}
              </li>
            ))}
          </ul>
          <Text size="small" tone="muted" className={styles.note}>
            {t('formats.colourNote')}
          </Text>
        </>
      )}
      {!isNoted && isSample(table) && (
        <Text size="small" tone="muted" className={styles.note}>
          {t('formats.sampleNote')}
        </Text>
      )}
    </section>
  )
}

/** Whether a table gives typical ranges, which an order states for itself. */
export function isSample({ rows = [], colours = [] }: Table): boolean {
  return [...rows, ...colours].some(({ sample }) => sample)
}

/** An alloy, a temper, a standard, a number: the same in every language. */
const CODE = /^[A-Z0-9][A-Z0-9 ./-]*$/

/** A value as it is shown: items of a list do not break within, as in `EN AW-6060`. */
export function listed(value: string): ReactNode {
  const items = value.split(', ')
  if (items.length === 1 && !CODE.test(value)) return value
  return items.map((item, place) => (
    <Fragment key={item}>
      {place > 0 && ', '}
      <span className={styles.item} translate={CODE.test(item) ? 'no' : undefined}>
        {item}
      </span>
    </Fragment>
  ))
}
