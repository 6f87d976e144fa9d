import { bounds } from '#content/sections/measure.ts'
import type { Outline } from '#content/sections/outline.ts'
import { outlinePath } from '#content/sections/outline-path.ts'
import styles from './section-drawing.module.css'

type Point = readonly [x: number, y: number]

interface SectionDrawingProps {
  outline: Outline
  /** What is drawn, for who does not see it. */
  label: string
  /** The circle around it, in the units of the outline. */
  circle?: { centre: Point; radius: number }
  /** What is not as it should be. */
  mark?: { at: Point; text: string; verdict: 'close' | 'no' }
}

/** A section to scale, voids left white, with its circle and the place that an answer is about. */
export function SectionDrawing({ outline, label, circle, mark }: SectionDrawingProps) {
  const { left, right, bottom, top } = bounds(outline)
  const size = Math.max(right - left, top - bottom)
  const free = size * 0.12
  const around = circle
    ? [circle.centre[0] - circle.radius, circle.centre[1] - circle.radius, 2 * circle.radius, 2 * circle.radius]
    : [left, bottom, right - left, top - bottom]
  const [x = 0, y = 0, width = 0, height = 0] = around
  const isRight = mark !== undefined && mark.at[0] > (left + right) / 2
  return (
    <svg
      className={styles.drawing}
      viewBox={[x - free, -(y + height) - free, width + 2 * free, height + 2 * free].join(' ')}
      role="img"
      aria-label={label}
    >
      <path d={outlinePath(outline)} fillRule="evenodd" vectorEffect="non-scaling-stroke" />
      {circle && (
        <circle
          cx={circle.centre[0]}
          cy={-circle.centre[1]}
          r={circle.radius}
          className={styles.circle}
          vectorEffect="non-scaling-stroke"
        />
      )}
      {mark && (
        <g className={styles.mark} data-verdict={mark.verdict} fontSize={size * 0.052}>
          <circle cx={mark.at[0]} cy={-mark.at[1]} r={size * 0.05} vectorEffect="non-scaling-stroke" />
          {/* Towards the middle, where there is room. */}
          <text
            x={mark.at[0] + (isRight ? -1 : 1) * size * 0.07}
            y={-mark.at[1] - size * 0.05}
            textAnchor={isRight ? 'end' : 'start'}
          >
            {mark.text}
          </text>
        </g>
      )}
    </svg>
  )
}
