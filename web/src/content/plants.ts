import { anodizing, anodizingColours, fabrication, powderCoating } from './plant-tables.ts'
import { about, exact, list, over, stated, upTo, word } from './specification-rows.ts'
import type { SpecificationTable } from './specification-table.ts'

export const rollingPlantTables = [
  stated('casting', {
    castingLines: exact(7),
    capacity: exact(96000, 't/yr'),
  }),
  stated('rolling', {
    rollingCapacityTotal: exact(100000, 't/yr'),
    foilCapacity: over(40000, 't/yr'),
  }),
  stated('plant2', {
    opened: exact(2021),
    mill: word('sixHigh'),
    millWidth: upTo(2200, 'mm'),
  }),
] as const satisfies readonly SpecificationTable[]

export const extrusionPlantTables = [
  stated('billetCasting', {
    capacity: exact(50000, 't/yr'),
    billetDiameters: list([4, 6, 7, 8], 'inch'),
  }),
  stated('extrusion', {
    capacity: about(36000, 't/yr'),
    presses: list([600, 1300, 1800, 2000, 2500], 'ton'),
    weightPerMetre: upTo(9, 'kg/m'),
    length: upTo(11500, 'mm'),
    alloys: list(['EN AW-6060', 'EN AW-6063', 'EN AW-6005', 'EN AW-6082']),
    tempers: list(['T4', 'T5', 'T6', 'T66']),
    standardSizes: over(1400, 'sizes'),
  }),
  powderCoating,
  anodizing,
  fabrication,
  anodizingColours,
] as const satisfies readonly SpecificationTable[]
