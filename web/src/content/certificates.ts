interface Certificate {
  id: string
  name: string
  area: string
}

/** In the order of the download centre (DL-08); the file is `certificateFile(id)`. */
export const certificates = [
  { id: 'iso-27001', name: 'ISO 27001', area: 'information' },
  { id: 'iso-9001', name: 'ISO 9001', area: 'quality' },
  { id: 'iatf-16949', name: 'IATF 16949', area: 'automotive' },
  { id: 'asi', name: 'ASI Performance Standard V2', area: 'sustainability' },
  { id: 'iso-14001', name: 'ISO 14001', area: 'environment' },
  { id: 'iso-45001', name: 'ISO 45001', area: 'safety' },
  { id: 'ce-factory-production-control', name: 'CE factory production control', area: 'construction' },
  { id: 'ukca', name: 'UKCA', area: 'construction' },
  { id: 'eu-333-2011', name: 'EU regulation 333/2011', area: 'scrap' },
  { id: 'qualicoat', name: 'Qualicoat', area: 'coating' },
  { id: 'qualanod', name: 'Qualanod', area: 'anodizing' },
  { id: 'kosher', name: 'Kosher', area: 'food' },
] as const satisfies readonly Certificate[]

export function certificateFile(id: (typeof certificates)[number]['id']): string {
  return `/documents/certificates/${id}.pdf`
}

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
