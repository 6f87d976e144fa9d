interface KeyFigure {
  id: string
  value: number
  /** Shown as a part of the whole, too. */
  isPercent?: true
}

/** The company's figures (ABOUT-10); their units stand in the translations. */
export const keyFigures = [
  { id: 'founded', value: 1981 },
  { id: 'totalArea', value: 370 },
  { id: 'employees', value: 1315 },
  { id: 'turnover2024', value: 268 },
  { id: 'capacityUtilization', value: 95, isPercent: true },
] as const satisfies readonly KeyFigure[]

/** Capacity of the whole plant, tonnes a year (ABOUT-06). */
export const CAPACITY_TONNES = 100000
