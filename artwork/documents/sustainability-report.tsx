import { brand } from 'supabase/brand'
import { investmentPlan } from 'web/content/dated-data.ts'
import { sustainabilityReports } from 'web/content/documents.ts'
import { keyFigures } from 'web/content/key-figures.ts'
import { remeltingPercent, safetyMeasures } from 'web/content/sustainability.ts'
import { Cover } from './cover.tsx'
import { CycleDrawing } from './drawings.tsx'
import { milestonesOf } from './milestones.ts'
import { Address, Facts, Figures, type PaperDocument, Paragraphs, Part, Sample } from './paper.tsx'
import { indicators } from './texts/indicators.ts'
import { read, readList } from './words.ts'

/** Reports of six years: what the company says of itself, and the form of its measured figures. */
export const sustainabilityDocuments: PaperDocument[] = sustainabilityReports.map(({ file, year = 0 }) => ({
  file,
  title: read('sustainability:sustainabilityReports.document', { year }),
  body: <Report year={year} />,
}))

const figure = (id: (typeof keyFigures)[number]['id']) => keyFigures.find((one) => one.id === id)?.value ?? 0
const section = (page: string, id: string) => readList(`sustainability:${page}.sections.${id}.paragraphs`)

function Report({ year }: { year: number }) {
  return (
    <>
      <Cover
        kind={read('sustainability:header.title')}
        title="Sustainability report"
        year={year}
        drawing={<CycleDrawing />}
      >
        <Sample of={`the report of ${year}. Measured figures stand in the original.`} />
      </Cover>
      <main>
        <Part heading="About this report">
          <p className="lead">{read('company:missionAndValues.lead')}</p>
          <p>
            The report covers the plant of {brand.legalName} in {brand.city} from 1 January to 31 December {year}:
            casting, rolling, extrusion, surface treatment and machining. Its parts follow the effects of the plant:
            metal and energy, people, town and suppliers.
          </p>
          {year === 2024 && (
            <Figures
              figures={[
                [String(figure('employees')), 'employees'],
                [`EUR ${figure('turnover2024')} million`, 'turnover'],
                [`${figure('capacityUtilization')}%`, 'capacity utilization'],
              ]}
            />
          )}
        </Part>
        <Part heading={`The year ${year}`}>
          <Paragraphs texts={yearOf(year)} />
        </Part>
        <Part heading={read('sustainability:environment.title')}>
          <p className="lead">{read('sustainability:environment.lead')}</p>
          <Paragraphs texts={[...section('environment', 'recycling'), ...section('environment', 'resources')]} />
          <h3>{read('sustainability:environment.energy.heading')}</h3>
          <EnergyBars />
          <p>{read('sustainability:environment.energy.note')}</p>
          <p>{read('sustainability:environment.certified')}</p>
          <Indicators of="environment" year={year} />
        </Part>
        <Part heading={read('sustainability:healthAndSafety.title')}>
          <p className="lead">{read('sustainability:healthAndSafety.lead')}</p>
          <Paragraphs texts={section('healthAndSafety', 'everyone')} />
          <h3>{read('sustainability:healthAndSafety.measures.heading')}</h3>
          <p>{read('sustainability:healthAndSafety.measures.text')}</p>
          <Facts
            rows={safetyMeasures.map((step) => [
              read(`sustainability:healthAndSafety.measures.steps.${step}.name`),
              read(`sustainability:healthAndSafety.measures.steps.${step}.text`),
            ])}
          />
          <Indicators of="safety" year={year} />
        </Part>
        <Part heading="People and conduct">
          {['people', 'conduct', 'suppliers', 'complaints'].map((id) => (
            <section key={id}>
              <h3>{read(`sustainability:responsibility.sections.${id}.heading`)}</h3>
              <Paragraphs texts={section('responsibility', id)} />
            </section>
          ))}
          <Indicators of="people" year={year} />
        </Part>
        <Part heading="The town">
          <h3>{read('sustainability:responsibility.town.heading')}</h3>
          <p>{read('sustainability:responsibility.town.text')}</p>
        </Part>
        <Part heading="Contact">
          <Address />
        </Part>
      </main>
    </>
  )
}

/** What is known of a year: what was built, acquired and planned. */
function yearOf(year: number): string[] {
  const built = milestonesOf(year).map(({ text }) => text)
  const acquired = year === 2019 ? [read('sustainability:healthAndSafety.lead')] : []
  const { from, to, millionBgn, newJobs } = investmentPlan
  const planned =
    year >= from && year <= to
      ? [
          `${year === from ? 'The investment plan' : `Year ${year - from + 1} of the investment plan`} ${from}-${to} of BGN ${millionBgn} million, with about ${newJobs} new jobs.`,
        ]
      : []
  const found = [...built, ...acquired, ...planned]
  return found.length > 0 ? found : [`${year} was a year of running what had been built before.`]
}

/** Two bars to one scale: primary and remelted metal. */
function EnergyBars() {
  return (
    <div className="bars">
      <svg
        viewBox="0 0 500 92"
        role="img"
        aria-label={`Primary metal 100 percent, remelted metal ${remeltingPercent} percent`}
      >
        <rect width="500" height="30" fill="#004785" />
        <text x="12" y="20" fontSize="13" fill="#fff">
          {read('sustainability:environment.energy.primary')} 100%
        </text>
        <rect y="46" width={5 * remeltingPercent} height="30" fill="#f2601c" />
        <text x={5 * remeltingPercent + 12} y="66" fontSize="13" fill="#141b22">
          {read('sustainability:environment.energy.remelted')} {remeltingPercent}%
        </text>
      </svg>
    </div>
  )
}

function Indicators({ of, year }: { of: keyof typeof indicators; year: number }) {
  return (
    <table className="amounts">
      <caption>What is measured, {year}</caption>
      <thead>
        <tr>
          <th scope="col">Figure and method</th>
          <th scope="col">Unit</th>
          <th scope="col">{year}</th>
        </tr>
      </thead>
      <tbody>
        {indicators[of].map(([name, unit]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{unit}</td>
            <td>–</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
