import { brand } from 'supabase/brand'
import type { NumberedSection } from './prose.ts'

// For legal review: written around the constants of the specification (AMB-10).

/** Sections and clauses are numbered by their place: 1, 1.1, 1.2 … */
export const generalTerms = {
  lead: 'Valid from 01.01.2021. Trade terms are interpreted according to Incoterms 2010.',
  sections: [
    {
      id: 'scope',
      heading: 'Scope',
      clauses: [
        `These general terms apply to all sales of rolled and extruded products by ${brand.legalName} (the Seller) to its customers (the Buyer).`,
        'Terms of the Buyer apply only if the Seller has accepted them in writing.',
        'If a signed contract differs on a point, the contract prevails on that point.',
      ],
    },
    {
      id: 'acceptance-of-orders',
      heading: 'Acceptance of orders',
      clauses: [
        'An order states product, alloy, temper, dimensions, quantity, packing, place of delivery and required date.',
        'The contract is concluded when the Seller confirms the order in writing. The Buyer checks the confirmation and reports any difference without delay.',
        'The quantity delivered may differ from the quantity confirmed by plus or minus 10 percent for each item. The Buyer pays for the quantity delivered.',
        'Changes after the confirmation need the written consent of the Seller and may change price and date.',
      ],
    },
    {
      id: 'price',
      heading: 'Price',
      clauses: [
        'The price is stated in the order confirmation. Unless agreed otherwise, it consists of the metal price and the conversion price.',
        'Prices exclude value added tax and follow the agreed term of Incoterms 2010.',
        'Dies, tools and samples are charged as agreed in the order confirmation.',
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery',
      clauses: [
        'The delivery term is agreed in the order confirmation and interpreted according to Incoterms 2010. Risk passes to the Buyer accordingly.',
        'The Seller informs the Buyer when goods are ready. The Buyer takes them over on the confirmed date.',
        'If the goods stay with the Seller for more than 2 weeks beyond the delivery date for reasons attributable to the Buyer, the Seller may charge storage.',
        'Partial deliveries are allowed if the Buyer can use the part delivered.',
      ],
    },
    {
      id: 'warranty',
      heading: 'Warranty',
      clauses: [
        'The Seller warrants that the goods meet the order confirmation and the standards named in it at the time of delivery.',
        'The warranty period is 24 months from delivery, provided that the goods are stored dry and handled and processed properly.',
        'If goods do not meet the contract, the Seller replaces them, takes them back or reduces the price.',
        'The warranty does not cover damage caused by improper storage, condensation, transport under the responsibility of the Buyer, or processing.',
      ],
    },
    {
      id: 'goods-inspection',
      heading: 'Goods inspection',
      clauses: [
        'The Buyer inspects quantity, packing and visible condition on arrival and notes any damage on the transport document.',
        'Claims for corrosion are made within 14 calendar days of arrival.',
        'A claim is made in writing with the order number, the label, photographs and, if asked for, samples. The goods are kept for inspection and not processed further.',
      ],
    },
    {
      id: 'force-majeure',
      heading: 'Force majeure',
      clauses: [
        'A party is not liable for failure caused by events beyond its control that it could not foresee or avoid, such as natural disasters, war, strikes, interruption of energy supply or acts of authorities.',
        'The party affected informs the other party without delay. Dates move by the duration of the event.',
        'If the event lasts more than 3 months, either party may withdraw from the contract by written notice. Goods already delivered are paid for.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      clauses: [
        'The liability of the Seller is limited to the contract value of the delivery concerned.',
        'The Seller is not liable for loss of profit, downtime or other indirect damage, except where the law does not allow this limit.',
      ],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      clauses: [
        'Drawings, samples and documents remain the property of the party that supplied them and are used only for the contract.',
        "The Buyer is responsible for the rights of third parties in sections and parts made to the Buyer's drawing.",
        'Dies made for the Buyer are kept by the Seller. A die is disposed of 3 years after its last use.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      clauses: [
        'Payment is made in the currency and by the date stated in the invoice, without deduction.',
        'For late payment the Buyer owes a penalty of 8 percent a year on the amount overdue. The penalty is due within 7 calendar days of the notice.',
        'If payment is late, the Seller may hold back further deliveries until the amount is paid.',
        'The goods remain the property of the Seller until they are paid in full.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputes',
      clauses: [
        'The parties try to settle a dispute amicably within 30 days of the first written notice.',
        'If they do not succeed, the dispute is decided by the competent Bulgarian courts.',
        'Bulgarian law applies.',
      ],
    },
    {
      id: 'validity',
      heading: 'Validity',
      clauses: [
        'These general terms are valid from 01.01.2021 and replace earlier versions.',
        'If one provision is invalid, the others remain in force.',
        'The Seller may change these terms. Orders confirmed before a change keep the terms valid on the day of the confirmation.',
      ],
    },
  ],
} satisfies { lead: string; sections: readonly NumberedSection[] }
