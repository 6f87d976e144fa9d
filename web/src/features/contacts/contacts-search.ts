import { readRegion } from '#content/region-search.ts'
import type { StaffFilter } from './staff-filter.ts'

/** The filter in an address, `?region=Germany&product=Rolled`; what cannot be one is dropped. */
export function readStaffFilter(search: Record<string, unknown>): StaffFilter {
  const { product } = search
  return {
    ...readRegion(search),
    ...(product === 'Rolled' || product === 'Extruded' ? { product } : {}),
  }
}
