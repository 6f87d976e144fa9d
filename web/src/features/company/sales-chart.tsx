import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SalesChartId, salesCharts } from '#content/sales-charts.ts'
import { Split } from '#ui/split.tsx'
import { Table } from '#ui/table.tsx'
import { Text } from '#ui/text.tsx'
import { DoughnutInView } from './doughnut-in-view.tsx'
import styles from './sales-chart.module.css'

/** Shares as a doughnut, with a table of all values beside it (ABOUT-11, AMB-34). */
export function SalesChart({ id }: { id: SalesChartId }) {
  const { t } = useTranslation('company')
  const [chosen, setChosen] = useState(0)
  const { shares } = salesCharts[id]
  const texts = t(`keyFigures.charts.${id}`)
  const names: Readonly<Record<string, string>> = texts.data
  const rows = shares.map((share, place) => ({
    name: names[share.id] ?? '',
    percent: share.percent,
    shown: t('keyFigures.percent', { value: share.percent }),
    colour: shareColours[place % shareColours.length] ?? '',
  }))
  const current = rows[chosen]
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h2 id={id}>{texts.heading}</h2>
      <Text size="large" tone="muted" className={styles.title}>
        {texts.title}
      </Text>
      <Split align="center" className={styles.beside}>
        <figure className={styles.figure} aria-hidden="true">
          <DoughnutInView shares={rows} chosen={chosen} onChoose={setChosen} />
          <figcaption>
            <b>{current?.shown}</b> <span>{current?.name}</span>
          </figcaption>
        </figure>
        <div>
          <Table className={styles.table}>
            <caption className="sr">{texts.tableCaption}</caption>
            <thead className="sr">
              <tr>
                <th scope="col">{texts.item}</th>
                <th scope="col">{texts.share}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, shown, colour }, place) => (
                <tr key={name} onPointerEnter={() => setChosen(place)}>
                  <th scope="row">
                    <svg viewBox="0 0 14 14" aria-hidden="true">
                      <rect width="14" height="14" fill={colour} />
                    </svg>
                    {name}
                  </th>
                  <td>{shown}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Text size="small" tone="muted" className={styles.note}>
            {texts.note}
          </Text>
        </div>
      </Split>
    </section>
  )
}

/** From dark to light blue, then greys (the tokens of the same values are out of a canvas's reach). */
const shareColours = [
  '#00274b',
  '#004785',
  '#0b5fa8',
  '#3583c6',
  '#6ba8dc',
  '#9cc7ea',
  '#37414a',
  '#66717a',
  '#8e989f',
  '#a9b2b9',
  '#dce0e3',
] as const
