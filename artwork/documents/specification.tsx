import type { SpecificationRow, SpecificationTable } from 'web/content/specification-table.ts'
import { formatSpecification } from 'web/content/specification-values.ts'
import { read, words } from './words.ts'

const t = words.getFixedT('en', 'specs')

/** The rows of a table of specification. */
export function SpecificationRows({ rows }: { rows: readonly SpecificationRow[] }) {
  return (
    <tbody>
      {rows.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{read(`specs:labels.${label}`)}</th>
          <td>{formatSpecification(value, t)}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** Tables of specification in two columns; colours are left to `Swatches`. */
export function SpecificationTables({ tables }: { tables: readonly SpecificationTable[] }) {
  return (
    <div className="tables">
      {tables.map(
        ({ title, rows }) =>
          rows && (
            <table key={title} className="facts">
              <caption>{read(`specs:titles.${title}`)}</caption>
              <SpecificationRows rows={rows} />
            </table>
          ),
      )}
    </div>
  )
}

/** The colours of a table, each with its name and code. */
export function Swatches({ table: { title, colours = [] } }: { table: SpecificationTable }) {
  return (
    <>
      <h3>{read(`specs:titles.${title}`)}</h3>
      <ul className="swatches">
        {colours.map(({ name, code, hex }) => (
          <li key={code}>
            <svg viewBox="0 0 21 13" aria-hidden="true">
              <rect width="21" height="13" fill={hex} stroke="#c0c7cc" strokeWidth="0.2" />
            </svg>
            {read(`specs:colours.${name}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
