import type { StaffFilter } from './staff-filter.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A profile opened from its list: closing it goes back there. */
    isFromList?: true
  }
}

/** The filter in an address, `?region=Germany&product=Rolled`; what cannot be one is dropped. */
export function readStaffFilter({ region, product }: Record<string, unknown>): StaffFilter {
  return {
    ...(typeof region === 'string' && region ? { region } : {}),
    ...(product === 'Rolled' || product === 'Extruded' ? { product } : {}),
  }
}
