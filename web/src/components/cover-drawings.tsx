import type { NumberedSection, ProseSection } from '#prose/prose.ts'
import styles from './cover-drawings.module.css'

const WIDTH = 1200
const HEIGHT = 150
/** Where what is drawn stands; below it is room for a label. */
const GROUND = 122
/** More documents would hide each other: those of the end are drawn. */
const MAX_DOCUMENTS = 40

export interface DrawnDocument {
  pages: number
  label?: string
}

interface DocumentsDrawingProps {
  documents: readonly DrawnDocument[]
  /** A certificate: with a seal. */
  isSealed?: boolean
  isLandscape?: boolean
}

/** Documents in a row, each as thick as it has pages. */
export function DocumentsDrawing({ documents, isSealed = false, isLandscape = false }: DocumentsDrawingProps) {
  const [width, height] = isLandscape ? [96, 62] : [62, 86]
  const drawn = documents.slice(-MAX_DOCUMENTS)
  const step = Math.min(WIDTH / drawn.length, 200)
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.ground} d={`M0 ${GROUND}H${WIDTH}`} />
      {drawn.map(({ pages, label }, index) => (
        <g key={index} transform={`translate(${index * step + 0.75} ${GROUND - height})`}>
          {sheetsBehind(pages).map((behind) => (
            <path key={behind} className={styles.quiet} d={`M${behind} ${-behind}h${width}v${height}`} />
          ))}
          <path className={styles.paper} d={`M0 0h${width - 14}l14 14V${height}H0z`} />
          <path d={`M${width - 14} 0v14h14`} />
          <path className={styles.quiet} d={linesOf(width, height, isSealed)} />
          {isSealed && <circle cx={width / 2} cy={height - 24} r="10" />}
          {label && (
            <text x="0" y={height + 22}>
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** One sheet for three pages, so that the thickest still stands beside its neighbour. */
function sheetsBehind(pages: number): number[] {
  const sheets = Math.min(8, Math.ceil((pages - 1) / 3))
  return Array.from({ length: sheets }, (_, index) => (sheets - index) * 4)
}

function linesOf(width: number, height: number, isSealed: boolean): string {
  const end = isSealed ? height - 44 : height - 12
  const lines: string[] = []
  for (let y = 24; y <= end; y += 9) lines.push(`M10 ${y}h${y === 24 ? width / 2 - 10 : width - 20}`)
  return lines.join('')
}

/** The sections of a long text in columns, each as high as the section is long. */
export function ClausesDrawing({ sections }: { sections: readonly (ProseSection | NumberedSection)[] }) {
  const lengths = sections.map((section) => JSON.stringify(section).length)
  const step = WIDTH / lengths.length
  const longest = Math.max(...lengths)
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.ground} d={`M0 ${GROUND}H${WIDTH}`} />
      {lengths.map((length, index) => {
        const lines = Math.max(2, Math.round((length / longest) * 14))
        const width = step - 24
        const d = Array.from({ length: lines }, (_, line) => `h${line === 0 ? width * 0.6 : width}`)
          .map((stroke, line) => `M0 ${GROUND - 10 - line * 8}${stroke}`)
          .join('')
        return (
          <g key={index} transform={`translate(${index * step} 0)`}>
            <path d={d} />
            <text x="0" y={GROUND + 22}>
              {index + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
