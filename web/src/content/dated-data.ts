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

/** The euro values are those in BGN at the fixed rate of 1.95583, the nominal value rounded to cents before it is multiplied. */
export const shares = { count: 17952959, nominal: 1, currency: 'BGN', nominalEuro: 0.51 } as const
