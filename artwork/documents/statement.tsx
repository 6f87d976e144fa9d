import { brand } from 'supabase/brand'
import { shares } from 'web/content/dated-data.ts'
import { statements } from 'web/content/documents.ts'
import { generalMeetings } from 'web/content/general-meetings.ts'
import { formatDate, formatNumber } from 'web/lib/format.ts'
import { Cover } from './cover.tsx'
import { CoilDrawing } from './drawings.tsx'
import { milestonesOf } from './milestones.ts'
import { Address, Facts, type PaperDocument, Part, Sample } from './paper.tsx'
import { notes, statementTables } from './texts/statements.ts'
import { read } from './words.ts'

/** The fixed rate of the lev to the euro. */
const BGN_PER_EURO = 1.95583

/** Annual financial statements: the form of such a report with the facts that are public; its amounts are the owner's. */
export const statementDocuments: PaperDocument[] = statements.map(({ file, year = 0 }) => ({
  file,
  title: read('investors:financialStatements.document', { year }),
  body: <Statement year={year} />,
}))

function Statement({ year }: { year: number }) {
  const capital = `${shares.currency} ${(shares.count * shares.nominal).toLocaleString('en')}`
  const meeting = generalMeetings.find((day) => day.startsWith(String(year + 1)))
  const built = milestonesOf(year)
  return (
    <>
      <Cover kind="Investors" title="Annual financial statements and report" year={year} drawing={<CoilDrawing />}>
        <Sample of={`the audited statements of ${year}. Amounts stand in the original.`} />
      </Cover>
      <main>
        <Part heading="The company">
          <Facts
            rows={[
              ['Name', brand.legalName],
              ['Seat', brand.address.join(', ')],
              ['Legal form', 'Joint-stock company since 2000'],
              ['Activity', 'Casting, rolling and extrusion of aluminium'],
              ['Shares', `${shares.count.toLocaleString('en')} of nominal value ${shares.currency} ${shares.nominal}`],
              ['Registered capital', capital],
              ['In euro', `EUR ${formatNumber(Math.round((shares.count * shares.nominal) / BGN_PER_EURO))}`],
              ['Market', read('investors:shares.market')],
            ]}
          />
        </Part>
        <Part heading={`Report on ${year}`}>
          <p>
            The report of the management board describes the year from 1 January to 31 December {year}: markets, output,
            investments, staff, environment and risks.
          </p>
          {built.length > 0 ? (
            <>
              <h3>What was built</h3>
              <ul>
                {built.map(({ years, text }) => (
                  <li key={text}>
                    {years}: {text}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>No event of {year} stands in the timeline of the company.</p>
          )}
          <h3>Approval</h3>
          <p>
            {meeting
              ? `The statements of ${year} were a point of the regular general meeting of shareholders of ${formatDate(meeting)}.`
              : `The statements of ${year} were put before the regular general meeting of shareholders of ${year + 1}.`}
          </p>
        </Part>
        {statementTables.map(({ heading, dates, rows }) => (
          <Part key={heading} heading={heading} onNewPage={heading === statementTables[0].heading}>
            <table className="amounts">
              <caption>
                {dates} {year}, in thousands of {shares.currency}; amounts stand in the original
              </caption>
              <thead>
                <tr>
                  <th scope="col">Item</th>
                  <th scope="col">{year}</th>
                  <th scope="col">{year - 1}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ item, isTotal, isCapital }) => (
                  <tr key={item} className={isTotal ? 'total' : undefined}>
                    <th scope="row">{item}</th>
                    <td>{isCapital ? formatNumber(Math.round((shares.count * shares.nominal) / 1000)) : '–'}</td>
                    <td>{isCapital ? formatNumber(Math.round((shares.count * shares.nominal) / 1000)) : '–'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Part>
        ))}
        <Part heading="Notes" onNewPage>
          {notes(year).map(([heading, text]) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </section>
          ))}
        </Part>
        <Part heading="Statement of the management board">
          <p>
            The statements of {year} are prepared by the applicable standards and give a true and fair view of assets,
            liabilities, financial position and result; the report reviews the development of the business and its
            risks.
          </p>
          <div className="signatures">
            <p>Executive member of the management board</p>
            <p>Preparer of the statements</p>
          </div>
        </Part>
        <Part heading="Contact for investors">
          <Address email={brand.emails.investors} />
        </Part>
      </main>
    </>
  )
}
