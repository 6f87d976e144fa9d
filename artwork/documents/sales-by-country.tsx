import { salesCharts } from 'web/content/sales-charts.ts'
import { formatNumber } from 'web/lib/format.ts'
import { read } from './words.ts'

/** The shares of the countries as a table with a column for each, above columns to one scale. */
export function SalesByCountry() {
  const { shares } = salesCharts.salesByCountry2024
  return (
    <>
      <table className="sales-share">
        <thead>
          <tr>
            {shares.map(({ id }) => (
              <th key={id} scope="col">
                {read(`company:keyFigures.charts.salesByCountry2024.data.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {shares.map(({ id, percent }) => (
              <td key={id}>{formatNumber(percent)}%</td>
            ))}
          </tr>
        </tbody>
      </table>
      <svg viewBox={`0 0 ${shares.length * 100} 200`} aria-hidden="true">
        {shares.map(({ id, percent }, index) => (
          <rect key={id} x={index * 100} y={200 - percent * 10} width="76" height={percent * 10} fill="#004785" />
        ))}
      </svg>
      <p className="note">{read('company:keyFigures.charts.salesByCountry2024.note')}</p>
    </>
  )
}
