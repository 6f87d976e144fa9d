import { anodizing, anodizingColours, fabrication, powderCoating } from './plant-tables.ts'
import type { SpecificationTable } from './specification-table.ts'

export const rollingPlantTables = [
  {
    title: 'casting',
    rows: [
      { label: 'castingLines', value: { kind: 'exact', value: 7 } },
      { label: 'capacity', value: { kind: 'exact', value: 96000, unit: 't/yr' } },
    ],
  },
  {
    title: 'rolling',
    rows: [
      { label: 'rollingCapacityTotal', value: { kind: 'exact', value: 100000, unit: 't/yr' } },
      { label: 'foilCapacity', value: { kind: 'over', value: 40000, unit: 't/yr' } },
    ],
  },
  {
    title: 'plant2',
    rows: [
      { label: 'opened', value: { kind: 'exact', value: 2021 } },
      { label: 'mill', value: { kind: 'word', word: 'sixHigh' } },
      { label: 'millWidth', value: { kind: 'upTo', max: 2200, unit: 'mm' } },
    ],
  },
] as const satisfies readonly SpecificationTable[]

export const extrusionPlantTables = [
  {
    title: 'billetCasting',
    rows: [
      { label: 'capacity', value: { kind: 'exact', value: 50000, unit: 't/yr' } },
      { label: 'billetDiameters', value: { kind: 'list', values: [4, 6, 7, 8], unit: 'inch' } },
    ],
  },
  {
    title: 'extrusion',
    rows: [
      { label: 'capacity', value: { kind: 'about', value: 36000, unit: 't/yr' } },
      { label: 'presses', value: { kind: 'list', values: [600, 1300, 1800, 2000, 2500], unit: 'ton' } },
      { label: 'weightPerMetre', value: { kind: 'upTo', max: 9, unit: 'kg/m' } },
      { label: 'length', value: { kind: 'upTo', max: 11500, unit: 'mm' } },
      { label: 'alloys', value: { kind: 'list', values: ['EN AW-6060', 'EN AW-6063', 'EN AW-6005', 'EN AW-6082'] } },
      { label: 'tempers', value: { kind: 'list', values: ['T4', 'T5', 'T6', 'T66'] } },
      { label: 'standardSizes', value: { kind: 'over', value: 1400, unit: 'sizes' } },
    ],
  },
  powderCoating,
  anodizing,
  fabrication,
  anodizingColours,
] as const satisfies readonly SpecificationTable[]
