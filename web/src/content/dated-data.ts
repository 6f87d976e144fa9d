/**
 * Facts that time has passed or will pass, each in this one place (AMB-09): the investment plan, the shares in BGN.
 * The calendar of 2022 to 2024 is rows of a migration.
 */
export const investmentPlan = {
  from: 2023,
  to: 2026,
  millionBgn: 160,
  pressesMN: [25, 26, 45],
  newJobs: 160,
} as const

export const shares = { count: 17952959, nominal: 1, currency: 'BGN' } as const
