import type { SiteDocument } from 'api/contract/documents'
import type { EventKind, SiteEvent } from 'api/contract/events'
import { useTranslation } from 'react-i18next'
import styles from '#components/cover-drawings.module.css'
import { DocumentsDrawing } from '#components/cover-drawings.tsx'
import { managementBoard, supervisoryBoard } from '#content/boards.ts'
import { shares } from '#content/dated-data.ts'
import type { InvestorsPageName } from '#content/investors.ts'
import { meetingsOf } from './meetings-of.ts'

const WIDTH = 1200
const HEIGHT = 150
const GROUND = 122

interface CoverDrawingProps {
  page: InvestorsPageName
  documents: readonly SiteDocument[]
  events: readonly SiteEvent[]
}

/** What stands in the header of a page: drawn from the dates, documents and shares that the page lists. */
export function CoverDrawing({ page, documents, events }: CoverDrawingProps) {
  const Drawing = drawings[page]
  return <Drawing documents={documents} events={events} />
}

const drawings = {
  management: MandatesDrawing,
  'financial-statements': StatementsDrawing,
  'general-meetings': MeetingsDrawing,
  calendar: DatesDrawing,
  shares: SharesDrawing,
} as const satisfies Record<InvestorsPageName, unknown>

type DocumentsProps = Pick<CoverDrawingProps, 'documents'>

function StatementsDrawing({ documents }: DocumentsProps) {
  return (
    <DocumentsDrawing
      documents={documents.toReversed().map(({ pages, year }) => ({ pages, label: `${year ?? ''}` }))}
    />
  )
}

/** The first document of each meeting bears the year. */
function MeetingsDrawing({ documents }: DocumentsProps) {
  return (
    <DocumentsDrawing
      documents={meetingsOf(documents)
        .toReversed()
        .flatMap(({ day, documents }) =>
          documents.map(({ pages }, index) => ({ pages, ...(index === 0 && { label: day.slice(0, 4) }) })),
        )}
    />
  )
}

/** A line of time, and where a day lies on it. */
function timeLine(from: string, to: string) {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  const placeOf = (day: string) => ((Date.parse(day) - start) / (end - start)) * WIDTH
  const first = Number(from.slice(0, 4)) + (from.endsWith('-01-01') ? 0 : 1)
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 1 }, (_, index) => first + index)
  const line = (
    <>
      <path className={styles.ground} d={`M0 ${GROUND}H${WIDTH}`} />
      {years
        .filter((year) => `${year}-01-01` < to)
        .map((year) => (
          <g key={year} transform={`translate(${placeOf(`${year}-01-01`) + 0.75} ${GROUND})`}>
            <path className={styles.ground} d="M0 0v12" />
            <text x="7" y="24">
              {year}
            </text>
          </g>
        ))}
    </>
  )
  return { placeOf, line }
}

const STEMS: Readonly<Record<EventKind, number>> = {
  quarterlyIndividual: 40,
  quarterlyConsolidated: 62,
  annualIndividual: 82,
  annualConsolidated: 96,
  generalMeeting: 110,
  dividend: 96,
  other: 62,
}

const MONTHS_DRAWN = 36

/** The first day of the quarter so many quarters after the one of a day. */
function quarterOf(day: string, later = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, 3 * (Math.floor((month - 1) / 3) + later), 1)).toISOString().slice(0, 10)
}

/** The events of the last years on a line, from the quarter of the first of them to the one of the last. */
function DatesDrawing({ events }: Pick<CoverDrawingProps, 'events'>) {
  const last = events.at(-1)
  if (!last) return null
  const earliest = quarterOf(last.date, -MONTHS_DRAWN / 3)
  const drawn = events.filter(({ date }) => date >= earliest)
  const { placeOf, line } = timeLine(quarterOf(drawn[0]?.date ?? last.date), quarterOf(last.date, 1))
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {line}
      {drawn.map((event) => {
        const top = GROUND - STEMS[event.kind]
        return (
          <g key={event.name} transform={`translate(${placeOf(event.date)} 0)`}>
            <path d={`M0 ${GROUND}V${top}`} />
            {event.kind === 'generalMeeting' ? (
              <path className={styles.paper} d={`M0 ${top - 9}l9 9-9 9-9-9z`} />
            ) : (
              <circle className={event.kind.startsWith('annual') ? styles.solid : styles.paper} cy={top} r="6.5" />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** The mandates of both boards, each from its first to its last day. */
function MandatesDrawing() {
  const members = [...supervisoryBoard, ...managementBoard]
  const years = members.flatMap(({ from, to }) => [from, to]).map((day) => Number(day.slice(0, 4)))
  const { placeOf, line } = timeLine(`${Math.min(...years)}-01-01`, `${Math.max(...years) + 1}-01-01`)
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {line}
      {members.map((member, index) => {
        const start = placeOf(member.from)
        return (
          <rect
            key={member.name}
            className={index < supervisoryBoard.length ? styles.solid : styles.paper}
            x={start}
            y={8 + index * 13 + (index < supervisoryBoard.length ? 0 : 6)}
            width={placeOf(member.to) - start}
            height="8"
          />
        )
      })}
    </svg>
  )
}

const SHARES_OF_A_SQUARE = 100_000
const ROWS = 4

/** The capital in squares of equal size, the last one as full as shares are left for it. */
function SharesDrawing() {
  const { t } = useTranslation('investors')
  const squares = Math.ceil(shares.count / SHARES_OF_A_SQUARE)
  const step = WIDTH / Math.ceil(squares / ROWS)
  const size = step - 5
  return (
    <svg className={styles.drawing} viewBox={`-1 -1 ${WIDTH} ${ROWS * step + 40}`} aria-hidden="true">
      {Array.from({ length: squares }, (_, index) => {
        const [x, y] = [Math.floor(index / ROWS) * step, (index % ROWS) * step]
        const part = Math.min(1, shares.count / SHARES_OF_A_SQUARE - index)
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect className={styles.paper} width={size} height={size} />
            <rect className={styles.soft} width={size * part} height={size} />
          </g>
        )
      })}
      <text x="0" y={ROWS * step + 20}>
        {t('shares.square', { value: SHARES_OF_A_SQUARE.toLocaleString('en') })}
      </text>
    </svg>
  )
}
