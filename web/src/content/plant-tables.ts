import { exact, from, list, over, range, stated, tolerance, typical, upTo } from './specification-rows.ts'
import type { SpecificationTable } from './specification-table.ts'

export const foilCapacity = stated('plantCapacity', {
  foilCapacity: over(40000, 't/yr'),
  rollingCapacity: exact(100000, 't/yr'),
})

export const stripCapacity = stated('plantCapacity', {
  castingCapacity: exact(96000, 't/yr'),
  millWidth: upTo(2200, 'mm'),
  rollingCapacity: exact(100000, 't/yr'),
})

/** What the presses take: weight and length are stated by the company, circle and wall typical. */
export const pressLimits = {
  weightPerMetre: upTo(9, 'kg/m'),
  length: upTo(11500, 'mm'),
  circumscribedCircle: upTo(220, 'mm'),
  wallThickness: from(1.2, 'mm'),
}
const { weightPerMetre, length, circumscribedCircle, wallThickness } = pressLimits

export const extrusion = stated('extrusion', {
  weightPerMetre,
  length,
  alloys: list(['EN AW-6060', 'EN AW-6063', 'EN AW-6005', 'EN AW-6082']),
  tempers: list(['T4', 'T5', 'T6', 'T66']),
  presses: list([600, 1300, 1800, 2000, 2500], 'ton'),
})

export const geometry = typical('geometry', { circumscribedCircle, wallThickness })

export const fabrication = stated('fabrication', {
  cncLength: upTo(7300, 'mm'),
  cuttingMin: from(40, 'mm'),
  cuttingTolerance: tolerance(0.15),
  cut45Length: range(200, 2800, 'mm'),
  cut45Tolerance: tolerance(0.5),
})

export const powderCoating = stated('powderCoating', {
  length: upTo(7000, 'mm'),
  layer: range(60, 200, 'µm'),
  capacity: exact(7000, 't/yr'),
})

export const anodizing = stated('anodizing', {
  length: upTo(6800, 'mm'),
  layer: range(10, 25, 'µm'),
  capacity: exact(6000, 't/yr'),
})

export const anodizingColours = {
  title: 'anodizingColours',
  colours: [
    { name: 'naturalC0', code: 'C0', hex: '#C9CDD0' },
    { name: 'champagneC2', code: 'C2', hex: '#C9B68F' },
    { name: 'goldC3', code: 'C3', hex: '#C49A4A' },
    { name: 'lightBronzeC32', code: 'C32', hex: '#9B7B58' },
    { name: 'darkBronzeC33', code: 'C33', hex: '#5C4433' },
    { name: 'blackC35', code: 'C35', hex: '#22211F' },
    { name: 'sandblastingC0', code: 'E6/C0 SB', hex: '#B9BDBF' },
  ],
} as const satisfies SpecificationTable
