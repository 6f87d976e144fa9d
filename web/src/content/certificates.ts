/** What the company says on its own page that it is certified to (ABOUT-08). */
export const claimedStandards = [
  'ISO 9001',
  'ISO 14001',
  'ISO 45001',
  'ISO 27001',
  'EN 15088',
  'IATF 16949',
  'QUALANOD',
  'QUALICOAT',
  'UKCA',
  'TISAX',
  'ASI Performance Standard V2',
] as const
