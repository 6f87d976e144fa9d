import type { Career } from './careers.ts'

/**
 * Whether a position is visible (CAR-09): its start lies before today and its end does not.
 * `today` is the current day in Sofia as `YYYY-MM-DD` (AMB-38).
 */
export function isVisible(position: Pick<Career, 'startDate' | 'endDate'>, today: string): boolean {
  return position.startDate < today && today <= position.endDate
}
