import type { SpecificationTable } from './specification-table.ts'

export const foilCapacity = {
  title: 'plantCapacity',
  rows: [
    { label: 'foilCapacity', value: { kind: 'over', value: 40000, unit: 't/yr' } },
    { label: 'rollingCapacity', value: { kind: 'exact', value: 100000, unit: 't/yr' } },
  ],
} as const satisfies SpecificationTable

export const stripCapacity = {
  title: 'plantCapacity',
  rows: [
    { label: 'castingCapacity', value: { kind: 'exact', value: 96000, unit: 't/yr' } },
    { label: 'millWidth', value: { kind: 'upTo', max: 2200, unit: 'mm' } },
    { label: 'rollingCapacity', value: { kind: 'exact', value: 100000, unit: 't/yr' } },
  ],
} as const satisfies SpecificationTable

export const extrusion = {
  title: 'extrusion',
  rows: [
    { label: 'weightPerMetre', value: { kind: 'upTo', max: 9, unit: 'kg/m' } },
    { label: 'length', value: { kind: 'upTo', max: 11500, unit: 'mm' } },
    { label: 'alloys', value: { kind: 'list', values: ['EN AW-6060', 'EN AW-6063', 'EN AW-6005', 'EN AW-6082'] } },
    { label: 'tempers', value: { kind: 'list', values: ['T4', 'T5', 'T6', 'T66'] } },
    { label: 'presses', value: { kind: 'list', values: [600, 1300, 1800, 2000, 2500], unit: 'ton' } },
  ],
} as const satisfies SpecificationTable

export const geometry = {
  title: 'geometry',
  rows: [
    { label: 'circumscribedCircle', value: { kind: 'upTo', max: 220, unit: 'mm' }, sample: true },
    { label: 'wallThickness', value: { kind: 'from', min: 1.2, unit: 'mm' }, sample: true },
  ],
} as const satisfies SpecificationTable

export const fabrication = {
  title: 'fabrication',
  rows: [
    { label: 'cncLength', value: { kind: 'upTo', max: 7300, unit: 'mm' } },
    { label: 'cuttingMin', value: { kind: 'from', min: 40, unit: 'mm' } },
    { label: 'cuttingTolerance', value: { kind: 'tolerance', value: 0.15 } },
    { label: 'cut45Length', value: { kind: 'range', min: 200, max: 2800, unit: 'mm' } },
    { label: 'cut45Tolerance', value: { kind: 'tolerance', value: 0.5 } },
  ],
} as const satisfies SpecificationTable

export const powderCoating = {
  title: 'powderCoating',
  rows: [
    { label: 'length', value: { kind: 'upTo', max: 7000, unit: 'mm' } },
    { label: 'layer', value: { kind: 'range', min: 60, max: 200, unit: 'µm' } },
    { label: 'capacity', value: { kind: 'exact', value: 7000, unit: 't/yr' } },
  ],
} as const satisfies SpecificationTable

export const anodizing = {
  title: 'anodizing',
  rows: [
    { label: 'length', value: { kind: 'upTo', max: 6800, unit: 'mm' } },
    { label: 'layer', value: { kind: 'range', min: 10, max: 25, unit: 'µm' } },
    { label: 'capacity', value: { kind: 'exact', value: 6000, unit: 't/yr' } },
  ],
} as const satisfies SpecificationTable

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
