import type { ReactNode } from 'react'
import { DENSITY } from 'web/content/density.ts'
import { productDetails } from 'web/content/products.ts'
import type { SpecificationRow } from 'web/content/specification-table.ts'
import { formatSpecification } from 'web/content/specification-values.ts'
import { formatNumber } from 'web/lib/format.ts'
import { read, words } from './words.ts'

const t = words.getFixedT('en', 'specs')

interface Shape {
  drawing: ReactNode
  /** Area of the section in mm², from the sides in the order of the table. */
  area: (sides: readonly number[]) => number
}

const shapes: Partial<Record<SpecificationRow['label'], Shape>> = {
  flatBars: {
    drawing: <path d="M8 48h104v24H8Z" />,
    area: ([width = 0, height = 0]) => width * height,
  },
  equalAngles: {
    drawing: <path d="M16 16h14v74h74v14H16Z" />,
    area: ([a = 0, b = 0, wall = 0]) => (a + b - wall) * wall,
  },
  unequalAngles: {
    drawing: <path d="M34 8h14v90h46v14H34Z" />,
    area: ([a = 0, b = 0, wall = 0]) => (a + b - wall) * wall,
  },
  uChannels: {
    drawing: <path d="M12 28h14v58h68V28h14v72H12Z" />,
    area: ([width = 0, height = 0, wall = 0]) => (width + 2 * (height - wall)) * wall,
  },
  tSections: {
    drawing: <path d="M12 20h96v14H67v72H53V34H12Z" />,
    area: ([width = 0, height = 0, wall = 0]) => (width + height - wall) * wall,
  },
  squareTubes: {
    drawing: <path fillRule="evenodd" d="M16 16h88v88H16ZM28 28v64h64V28Z" />,
    area: ([a = 0, b = 0, wall = 0]) => a * b - (a - 2 * wall) * (b - 2 * wall),
  },
  rectangularTubes: {
    drawing: <path fillRule="evenodd" d="M8 34h104v52H8ZM19 45v30h82V45Z" />,
    area: ([a = 0, b = 0, wall = 0]) => a * b - (a - 2 * wall) * (b - 2 * wall),
  },
  roundTubes: {
    drawing: (
      <path fillRule="evenodd" d="M60 12a48 48 0 1 1 0 96 48 48 0 0 1 0-96ZM60 25a35 35 0 1 0 0 70 35 35 0 0 0 0-70Z" />
    ),
    area: ([diameter = 0, wall = 0]) => Math.PI * (diameter - wall) * wall,
  },
  roundBars: {
    drawing: <circle cx="60" cy="60" r="46" />,
    area: ([diameter = 0]) => (Math.PI * diameter * diameter) / 4,
  },
}

/** The shapes of the standard range with their sizes, and the weight of the smallest and the largest by geometry. */
export function Shapes() {
  const table = productDetails['profiles-for-distribution'].tables.find(({ title }) => title === 'shapes')
  return (
    <>
      <ul className="shapes">
        {table?.rows?.map((row) => (
          <li key={row.label}>
            <svg viewBox="0 0 120 120" aria-hidden="true">
              {shapes[row.label]?.drawing}
            </svg>
            <div>
              <h3>{read(`specs:labels.${row.label}`)}</h3>
              <dl>
                <dt>Sizes</dt>
                <dd>{formatSpecification(row.value, t)}</dd>
                <dt>Weight by geometry</dt>
                <dd>{weights(row)}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ul>
      <p className="note">
        Weights are calculated from the sharp-cornered section with {DENSITY} g/cm³. {read('specs:formats.sampleNote')}
      </p>
    </>
  )
}

function weights({ label, value }: SpecificationRow): string {
  const shape = shapes[label]
  if (!shape) throw new Error(`The shape ${label} has no drawing.`)
  const kilograms = (sides: readonly number[]) => formatNumber((shape.area(sides) * DENSITY) / 1000, 3)
  if (value.kind === 'sizes') return `${kilograms(value.smallest)} to ${kilograms(value.largest)} kg/m`
  if (value.kind === 'range') return `${kilograms([value.min])} to ${kilograms([value.max])} kg/m`
  throw new Error(`The shape ${label} has no sizes.`)
}
