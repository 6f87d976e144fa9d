import type { ReactNode } from 'react'
import styles from '#components/technical-drawing.module.css'
import { Axis, Drawing, FineLine } from '#components/technical-drawing.tsx'
import type { automotiveSteps } from '#content/company.ts'

const SIZE = [360, 240] as const
/** The part lies at the same height in all six. */
const TOP = 132
const BOTTOM = 180

type Step = (typeof automotiveSteps)[number]

/** What is done to the part in one step; the part is the same in all. @param title what is drawn */
export function AutomotiveDrawing({ step, title }: { step: Step; title: string }) {
  return (
    <Drawing title={title} size={SIZE}>
      {DRAWN[step]}
    </Drawing>
  )
}

const DRAWN: Record<Step, (hatch: string) => ReactNode> = {
  cutting: () => (
    <>
      <Axis d={`M0 ${(TOP + BOTTOM) / 2}H360`} />
      <path d={`M0 ${TOP}H177V${BOTTOM}H0M183 ${TOP}H360M183 ${TOP}V${BOTTOM}H360`} />
      <path
        d={`M0 ${TOP + 9}H177M0 ${BOTTOM - 9}H177M183 ${TOP + 9}H360M183 ${BOTTOM - 9}H360`}
        className={styles.thin}
      />
      <path d={sawBlade(180, 100, 66, 24)} className={styles.paper} />
      <circle cx="180" cy="100" r="24" className={styles.working} />
      <circle cx="180" cy="100" r="5" className={styles.paper} />
      <FineLine d="M131 46a74 74 0 0 1 30-17" />
      <path d="M172 26l-13-1 4 8Z" className={styles.arrow} />
      <path d={`M292 ${TOP - 14}L264 ${BOTTOM + 14}`} className={styles.frame} />
    </>
  ),
  'milling-and-punching': (hatch) => (
    <>
      <CutPart hatch={hatch} />
      <path d="M98 20H138V58H98Z" className={styles.dark} />
      <path d="M106 58H130V88H106Z" className={styles.paper} />
      <path d={`M108 88H128V${TOP + 30}H108Z`} className={styles.working} />
      <path d="M108 106l20-10M108 124l20-10M108 142l20-10M108 160l20-10" className={styles.tooth} />
      <FineLine d="M70 112H92M144 112h22" />
      <path d="M66 112l11-4v8ZM170 112l-11-4v8Z" className={styles.arrow} />
      <path d="M228 20H272V66H228Z" className={styles.dark} />
      <path d={`M237 66H263V${TOP + 18}H237Z`} className={styles.working} />
      <Axis d="M250 12V232" />
      <path d={`M237 ${BOTTOM + 22}H263V${BOTTOM + 34}H237Z`} className={styles.metal} />
      <FineLine d="M292 62V94" />
      <path d="M292 100l-4-11h8Z" className={styles.arrow} />
    </>
  ),
  'washing-and-passivation': () => (
    <>
      <path d="M20 34H340M20 46H340" />
      {[70, 180, 290].map((x) => (
        <g key={x}>
          <path d={`M${x - 8} 46H${x + 8}V58L${x + 14} 70H${x - 14}L${x - 8} 58Z`} className={styles.dark} />
          <FineLine
            d={`M${x - 10} 76L${x - 30} 122M${x - 4} 76L${x - 11} 122M${x + 4} 76L${x + 11} 122M${x + 10} 76L${x + 30} 122`}
          />
        </g>
      ))}
      <path d={`M40 ${TOP}H84V${TOP + 30}H152V${TOP}H320V${BOTTOM}H40Z`} className={styles.metal} />
      <path d={`M237 ${TOP}V${BOTTOM}M263 ${TOP}V${BOTTOM}`} className={styles.thin} />
      <path d={`M34 ${TOP - 6}H90V${TOP + 24}H146V${TOP - 6}H326V${BOTTOM + 6}H34Z`} className={styles.layer} />
      <path
        d="M16 212q12-10 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 16 0"
        className={styles.dimension}
      />
      <path
        d="M16 226q12-10 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 16 0"
        className={styles.dimension}
      />
    </>
  ),
  deburring: (hatch) => (
    <>
      <path d={`M0 ${TOP}H196V240H0`} className={styles.paper} />
      <path d={`M0 ${TOP}H196V240H0`} fill={hatch} className={styles.bare} />
      <path d={`M60 ${TOP}l5-9 4 6 6-12 4 10 6-7 4 12Z`} className={styles.melt} />
      <path d={`M196 ${TOP}l8-10-1 9 10-5-6 10 9 2-14 6Z`} className={styles.melt} />
      <path d={`M0 ${TOP}H188Q196 ${TOP} 196 ${TOP + 8}V240`} />
      <path d={bristles(256, 82, 40, 74, 44)} className={styles.dimension} />
      <circle cx="256" cy="82" r="40" className={styles.working} />
      <circle cx="256" cy="82" r="9" className={styles.paper} />
      <FineLine d="M300 18a80 80 0 0 1 34 52" />
      <path d="M335 78l-6-11 9-1Z" className={styles.arrow} />
    </>
  ),
  assembly: (hatch) => (
    <>
      <CutPart hatch={hatch} />
      <Axis d="M250 16V226" />
      <path d="M226 30H274V42H262V92H238V42H226Z" className={styles.working} />
      <path d="M238 54l24-6M238 64l24-6M238 74l24-6M238 84l24-6" className={styles.tooth} />
      <FineLine d="M250 98V116" />
      <path d={`M250 ${TOP - 6}l-4-11h8Z`} className={styles.arrow} />
      <path d="M86 60H150V104H136V78H100V104H86Z" className={styles.metal} />
      <FineLine d="M118 90V136" />
      <path d={`M118 ${TOP + 14}l-4-11h8Z`} className={styles.arrow} />
      <path d={`M90 ${TOP + 30}V${TOP - 8}M146 ${TOP + 30}V${TOP - 8}`} className={styles.frame} />
    </>
  ),
  'laser-marking': () => (
    <>
      <path d="M150 16H210V64L190 88H170L150 64Z" className={styles.dark} />
      <path d="M172 88H188V96H172Z" className={styles.working} />
      <path d={`M180 98V${TOP}`} className={styles.heat} />
      <path d={`M180 ${TOP}l-16-12M180 ${TOP}l16-12M180 ${TOP}l-22-3M180 ${TOP}l22-3`} className={styles.spark} />
      <path d={`M40 ${TOP}H320V228H40Z`} className={styles.paper} />
      <path d={`M40 ${TOP}H320`} />
      <path d={matrix(148, TOP + 16)} className={styles.dark} />
      <path d={`M148 ${TOP + 16}V${TOP + 80}H212`} />
      <circle cx="84" cy="180" r="16" />
      <circle cx="276" cy="180" r="16" />
      <Axis d="M60 180H108M84 156V204M252 180H300M276 156V204" />
    </>
  ),
}

/** The part cut along its middle: a pocket at the left, a hole at the right. */
function CutPart({ hatch }: { hatch: string }) {
  const metal = `M40 ${TOP}H84V${TOP + 30}H152V${TOP}H236V${BOTTOM}H40ZM264 ${TOP}H320V${BOTTOM}H264Z`
  return (
    <>
      <path d={metal} className={styles.paper} />
      <path d={metal} fill={hatch} />
      <path d={`M236 ${TOP}H264M236 ${BOTTOM}H264`} />
    </>
  )
}

/** A saw blade around a point with teeth that lean into its turn. */
function sawBlade(x: number, y: number, radius: number, teeth: number): string {
  const at = (index: number, distance: number) => {
    const angle = (index / teeth) * 2 * Math.PI
    return `${(x + distance * Math.cos(angle)).toFixed(1)} ${(y + distance * Math.sin(angle)).toFixed(1)}`
  }
  const corners = Array.from({ length: teeth }, (_, index) => `${at(index, radius)}L${at(index + 0.15, radius - 9)}`)
  return `M${corners.join('L')}Z`
}

/** Bristles of a round brush, from its hub outwards. */
function bristles(x: number, y: number, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${(x + inner * cos).toFixed(1)} ${(y + inner * sin).toFixed(1)}L${(x + outer * cos).toFixed(1)} ${(y + outer * sin).toFixed(1)}`
  }).join('')
}

/** Eight by eight cells of a two-dimensional code, filled where the pattern says so. */
function matrix(x: number, y: number): string {
  const rows = ['10101010', '11010011', '10110100', '11001101', '10111010', '11100101', '10011010', '11111111']
  return rows
    .flatMap((row, down) =>
      [...row].map((cell, right) => (cell === '1' ? `M${x + right * 8} ${y + down * 8}h8v8h-8Z` : '')),
    )
    .join('')
}
