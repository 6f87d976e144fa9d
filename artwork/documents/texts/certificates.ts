import type { certificates } from 'web/content/certificates.ts'

interface CertificateText {
  /** The full title of what it is certified to. */
  standard: string
  scope: string
  /** What such an audit looks at, by the standard itself. */
  examined: readonly string[]
}

const wholePlant =
  'Casting, cold rolling and foil rolling, extrusion, anodizing, powder coating and machining of aluminium'

export const certificateTexts: Record<(typeof certificates)[number]['id'], CertificateText> = {
  'iso-27001': {
    standard: 'ISO/IEC 27001, Information security management systems',
    scope:
      'Information of the company and of its customers, drawings and orders among it, in all departments of the plant.',
    examined: [
      'Risks to confidentiality, integrity and availability are assessed and treated',
      'Access to information is given by need and withdrawn in time',
      'Incidents are reported, handled and learnt from',
      'Operation goes on, and is restored, after a failure',
    ],
  },
  'iso-9001': {
    standard: 'ISO 9001, Quality management systems',
    scope: `${wholePlant}, and the sale of rolled and extruded products.`,
    examined: [
      'Requirements of customers are understood before an order is confirmed',
      'Processes have owners, aims and figures to judge them by',
      'Products are traceable from the melt to the label',
      'What does not conform is kept apart, and its cause removed',
    ],
  },
  'iatf-16949': {
    standard: 'IATF 16949, Quality management systems of organizations in the automotive industry',
    scope: 'Strip for heat shields, automotive finstock, and extruded and machined parts of the automotive facility.',
    examined: [
      'New parts are planned, tried and released with the customer',
      'Failures are looked for beforehand, in the part and in the process',
      'Capability of processes and of measuring is proven with figures',
      'Requirements of each car maker are followed as its own',
    ],
  },
  asi: {
    standard: 'ASI Performance Standard V2 of the Aluminium Stewardship Initiative',
    scope: `${wholePlant}: the whole site in Shumen.`,
    examined: [
      'Governance: integrity, transparency and responsible sourcing',
      'Environment: emissions, waste, water and biodiversity',
      'People: human rights, labour rights, health and safety',
      'Material stewardship: process scrap and recycling',
    ],
  },
  'iso-14001': {
    standard: 'EN ISO 14001:2015, Environmental management systems',
    scope: `${wholePlant}, with the supply of energy and water and the handling of scrap and waste.`,
    examined: [
      'Effects on air, water and soil are known and ranked',
      'Duties by law and permit are listed and kept',
      'Aims are set, measured and followed up',
      'Emergencies are prepared for and practised',
    ],
  },
  'iso-45001': {
    standard: 'ISO 45001:2018, Occupational health and safety management systems',
    scope: `${wholePlant}: work of staff, contractors and visitors on the site. Certified since 2019.`,
    examined: [
      'Hazards are found, and risks assessed, together with those who do the work',
      'Measures follow one order: remove, guard, organize, protect',
      'Accidents and near misses are investigated',
      'Contractors and visitors follow the same rules',
    ],
  },
  'ce-factory-production-control': {
    standard: 'Certificate of conformity of the factory production control, EN 15088, Regulation (EU) No 305/2011',
    scope: 'Extruded profiles of aluminium alloys as structural products for construction works.',
    examined: [
      'Chemical composition and mechanical properties are tested by a plan',
      'Dimensions and tolerances are checked against the drawing and the standard',
      'Measuring equipment is calibrated',
      'Marking and declaration of performance follow the product',
    ],
  },
  ukca: {
    standard: 'UKCA, certificate of conformity of the factory production control, EN 15088',
    scope:
      'Extruded profiles of aluminium alloys as structural products for construction works, for the market of Great Britain.',
    examined: [
      'The factory production control works as described',
      'Tests of type and of production are recorded',
      'The UKCA mark stands on products and papers as required',
      'Complaints are recorded and followed up',
    ],
  },
  'eu-333-2011': {
    standard: 'Council Regulation (EU) No 333/2011, criteria by which scrap metal ceases to be waste',
    scope: 'Aluminium scrap that the plant accepts, sorts and remelts in its casthouse.',
    examined: [
      'Incoming scrap is inspected and its papers are checked',
      'Foreign matter, oil and coatings are limited and tested',
      'Radioactivity is monitored for every delivery',
      'Staff are trained, and each batch has a statement of conformity',
    ],
  },
  qualicoat: {
    standard: 'QUALICOAT, quality label for coatings on aluminium for architectural applications',
    scope: 'Powder coating of extruded profiles: length up to 7000 mm, layer of 60 to 200 µm.',
    examined: [
      'Pretreatment: etching degree and conversion layer',
      'Coating: thickness, adhesion, gloss and curing',
      'Tests of resistance on panels of production',
      'Laboratory and records of the line',
    ],
  },
  qualanod: {
    standard: 'QUALANOD, quality label for anodizing of aluminium in sulfuric acid',
    scope: 'Anodizing of extruded profiles: length up to 6800 mm, layer of 10 to 25 µm, seven finishes.',
    examined: [
      'Thickness of the layer, by class',
      'Quality of sealing',
      'Evenness of colour against agreed samples',
      'Baths, laboratory and records of the line',
    ],
  },
  kosher: {
    standard: 'Kosher certificate for foil in contact with food',
    scope: 'Household foil and container foil: rolling oils, lubricants and packing.',
    examined: [
      'Origin of rolling oil and lubricants',
      'Substances that touch the foil on its way to the reel',
      'Cleaning between productions',
      'Label and lot of each reel',
    ],
  },
}
