import { useId } from 'react'
import type { Dimension as Code } from '#content/drawn-dimensions.ts'
import { Dimension } from './dimension.tsx'

const RADIUS = 50
/** Height of a layer and the gap to the next. */
const [LAYER, GAP] = [20, 8]

interface ThicknessLensProps {
  code: Code
  name: string
  value: string
  /** Its middle. */
  x: number
  y: number
}

/** A few layers of the metal, enlarged, with the thickness of one. */
export function ThicknessLens({ code, name, value, x, y }: ThicknessLensProps) {
  const clip = useId()
  const [top, bottom] = [y - LAYER / 2, y + LAYER / 2]
  const end = x - RADIUS - 16
  return (
    <>
      <clipPath id={clip}>
        <circle cx={x} cy={y} r={RADIUS} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <circle cx={x} cy={y} r={RADIUS} data-back />
        {[-2, -1, 0, 1, 2].map((layer) => (
          <rect
            key={layer}
            data-metal
            data-dimension={layer === 0 ? code : undefined}
            x={x - RADIUS}
            y={top + layer * (LAYER + GAP)}
            width={2 * RADIUS}
            height={LAYER}
          />
        ))}
      </g>
      <circle cx={x} cy={y} r={RADIUS} data-line />
      <Dimension code={code} name={name} value={value} x={end - 84} y={y}>
        <path d={`M${x - RADIUS} ${top}H${end - 8}M${x - RADIUS} ${bottom}H${end - 8}`} />
        <path d={`M${end} ${top - 22}V${top}M${end} ${bottom}v22`} />
        <path data-arrow d={`M${end} ${top}l-3.500-9h7ZM${end} ${bottom}l-3.500 9h7Z`} />
      </Dimension>
    </>
  )
}
