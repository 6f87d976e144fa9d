interface SalesChart {
  /** Shown on the page of key figures; a hidden chart keeps its data (AMB-35). */
  isVisible: boolean
  year: number
  /** Shares in percent, in the stated order; rounded, so that they need not add up to 100 (AMB-34). */
  shares: readonly { id: string; percent: number }[]
}

export const salesCharts = {
  salesByCountry2024: {
    isVisible: true,
    year: 2024,
    shares: [
      { id: 'germany', percent: 18.8 },
      { id: 'poland', percent: 13.9 },
      { id: 'italy', percent: 14.4 },
      { id: 'spain', percent: 8.3 },
      { id: 'netherlands', percent: 4.7 },
      { id: 'usa', percent: 14.8 },
      { id: 'bulgaria', percent: 3.5 },
      { id: 'france', percent: 3.2 },
      { id: 'belgium', percent: 3 },
      { id: 'austria', percent: 2.3 },
      { id: 'others', percent: 14.1 },
    ],
  },
  salesByProductType2023: {
    isVisible: false,
    year: 2023,
    shares: [
      { id: 'specialProfiles', percent: 15.89 },
      { id: 'standardProfiles', percent: 23.05 },
      { id: 'anodized', percent: 3.39 },
      { id: 'painted', percent: 1.07 },
      { id: 'sheets', percent: 6.35 },
      { id: 'strip', percent: 12.19 },
      { id: 'lubricatedFoil', percent: 7.81 },
      { id: 'technicalFoil', percent: 4.16 },
      { id: 'hhFoil', percent: 21.15 },
      { id: 'converterFoil', percent: 1.15 },
      { id: 'finstock', percent: 3.77 },
    ],
  },
} as const satisfies Record<string, SalesChart>

export type SalesChartId = keyof typeof salesCharts

/** The charts that the page of key figures shows, in order. */
export const visibleCharts = (Object.keys(salesCharts) as SalesChartId[]).filter((id) => salesCharts[id].isVisible)
