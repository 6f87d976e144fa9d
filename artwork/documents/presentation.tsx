import type { ReactNode } from 'react'
import { brand } from 'supabase/brand'
import { catalogue } from 'web/content/catalogue.ts'
import { certificates } from 'web/content/certificates.ts'
import { investmentPlan } from 'web/content/dated-data.ts'
import { presentations } from 'web/content/documents.ts'
import { CAPACITY_TONNES, keyFigures } from 'web/content/key-figures.ts'
import { markets } from 'web/content/markets.ts'
import type { PictureCode } from 'web/content/picture-codes.ts'
import { extrusionPlantTables, rollingPlantTables } from 'web/content/plants.ts'
import { formatNumber } from 'web/lib/format.ts'
import { milestonesUntil } from './milestones.ts'
import { Address, Figures, Mark, type PaperDocument, Sample } from './paper.tsx'
import { SalesByCountry } from './sales-by-country.tsx'
import { SpecificationRows } from './specification.tsx'
import { read } from './words.ts'

const COVERS: readonly PictureCode[] = [
  'hero-coils',
  'hero-profiles',
  'hero-casting',
  'market-automotive',
  'hero-foil',
  'hero-sheets',
  'hero-facade',
  'hero-ribbons',
]
const MILESTONES_SHOWN = 10
/** The last casting line, mill and press of the tables started in this year. */
const LINES_COMPLETE = 2018
/** ISO 45001 was acquired in this year. */
const SAFETY_CERTIFIED = 2019

/** Presentations of eight years; each says only what was true by then. */
export const presentationDocuments: PaperDocument[] = presentations.map(({ file, year = 0 }, index) => ({
  file,
  title: read('downloads:presentations.document', { year }),
  body: <Presentation year={year} cover={COVERS[index] ?? 'hero-coils'} />,
}))

function Presentation({ year, cover }: { year: number; cover: PictureCode }) {
  const own = certificates.filter(({ id }) => id !== 'iso-45001' || year >= SAFETY_CERTIFIED)
  return (
    <main>
      <section className="slide slide--cover">
        <img src={`/pictures/${cover}.jpg`} alt="" />
        <Mark />
        <h1>
          Company presentation <b>{year}</b>
        </h1>
        <div className="slide-foot">
          <p>{brand.address.join(', ')}</p>
          <Sample of={`the presentation of ${year}.`} />
        </div>
      </section>
      <Slide year={year} heading={read('home:slides.rolled-and-extruded.title')}>
        <p className="lead">{read('home:overview.heading')}</p>
        <Figures figures={figuresOf(year)} />
      </Slide>
      <Slide year={year} heading={`What was built until ${year}`}>
        <ul className="steps">
          {milestonesUntil(year)
            .slice(-MILESTONES_SHOWN)
            .map(({ years, text }) => (
              <li key={text}>
                <b>{years}</b> {text}
              </li>
            ))}
        </ul>
      </Slide>
      {year >= LINES_COMPLETE && (
        <Slide year={year} heading="One plant casts, rolls and extrudes">
          <div className="two">
            <div>
              <h3>{read('company:rollingPlant.title')}</h3>
              <table className="facts">
                <SpecificationRows rows={[...rollingPlantTables[0].rows, ...rollingPlantTables[1].rows]} />
              </table>
            </div>
            <div>
              <h3>{read('company:extrusionPlant.title')}</h3>
              <table className="facts">
                <SpecificationRows rows={extrusionPlantTables[1].rows.slice(0, 4)} />
              </table>
            </div>
          </div>
        </Slide>
      )}
      <Slide year={year} heading="What we make">
        <div className="two">
          {catalogue.map(({ category, key, products }) => (
            <div key={category}>
              <h3>{read(`shell:productGroups.${key}`)}</h3>
              <p>{products.map((product) => read(`shell:productNames.${product}`)).join(', ')}</p>
            </div>
          ))}
        </div>
      </Slide>
      <Slide year={year} heading={read('home:markets.heading')}>
        <ul className="five">
          {markets.map(({ market, key }) => (
            <li key={market}>
              <b>{read(`shell:pages.${key}`)}</b> {read(`markets:markets.${market}.lead`)}
            </li>
          ))}
        </ul>
      </Slide>
      {year >= 2025 && (
        <Slide year={year} heading={read('company:keyFigures.charts.salesByCountry2024.title')}>
          <SalesByCountry />
        </Slide>
      )}
      {year >= investmentPlan.from && (
        <Slide year={year} heading={read('company:aboutUs.sections.investment-plan.heading')}>
          <p className="lead">{read('company:aboutUs.sections.investment-plan.paragraphs.0')}</p>
          <Figures
            figures={[
              [String(investmentPlan.millionBgn), 'million BGN'],
              [investmentPlan.pressesMN.join(', '), 'MN, presses'],
              [`about ${investmentPlan.newJobs}`, 'new jobs'],
            ]}
          />
        </Slide>
      )}
      <Slide year={year} heading="Independent certification">
        <ul className="five">
          {own.map(({ id, name, area }) => (
            <li key={id}>
              <b>{name}</b> {read(`downloads:certificates.areas.${area}`)}
            </li>
          ))}
        </ul>
      </Slide>
      <section className="slide slide--blue">
        <Mark />
        <h2>{read('company:missionAndValues.lead')}</h2>
        <Address email={brand.emails.sales} />
        <div className="slide-foot">
          <p>Company presentation {year}</p>
          <Sample of={`the presentation of ${year}.`} />
        </div>
      </section>
    </main>
  )
}

function Slide({ year, heading, children }: { year: number; heading: string; children: ReactNode }) {
  return (
    <section className="slide">
      <h2>{heading}</h2>
      {children}
      <div className="slide-foot">
        <p>{brand.legalName}</p>
        <p>Company presentation {year}, sample</p>
      </div>
    </section>
  )
}

/** Figures that were known in a year: those of 2024 stand in the presentation of 2025 only. */
function figuresOf(year: number): [string, string][] {
  const value = (id: (typeof keyFigures)[number]['id']) => keyFigures.find((figure) => figure.id === id)?.value ?? 0
  const always: [string, string][] = [
    [String(value('founded')), 'inaugurated'],
    [`${year - value('founded')}`, 'years of experience'],
    [`${value('totalArea')}k m²`, 'total area'],
    ...(year < LINES_COMPLETE ? [] : [[formatNumber(CAPACITY_TONNES), 'tonnes capacity a year'] as [string, string]]),
  ]
  if (year < 2025) return always
  return [
    ...always,
    [String(value('employees')), 'employees'],
    [String(value('turnover2024')), 'million EUR turnover in 2024'],
    [`${value('capacityUtilization')}%`, 'capacity utilization'],
  ]
}
