import type { StaffFilter } from './staff-filter.ts'

/** The filter in an address, `?region=Germany&product=Rolled`; what cannot be one is dropped. */
export function readStaffFilter({ region, product }: Record<string, unknown>): StaffFilter {
  return {
    ...(typeof region === 'string' && region ? { region } : {}),
    ...(product === 'Rolled' || product === 'Extruded' ? { product } : {}),
  }
}
