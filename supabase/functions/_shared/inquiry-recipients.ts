import { brand } from './brand.ts'
import type { Inquiry } from './inquiry.ts'
import { type InquiryRegion, inquiryProducts } from './inquiry-facts.ts'

const mailbox = (name: string) => `${name}@${brand.emailDomain}`

/** Who receives inquiries (INQ-15); known to the server only. */
export const inquiryRecipients = {
  from: brand.emails.office,
  product: [brand.emails.office, mailbox('v.radkov'), mailbox('m.ilieva'), mailbox('g.stanchev'), mailbox('g.penkova')],
  contact: [brand.emails.office, mailbox('v.radkov'), mailbox('t.bozhkova')],
}

/** Who sells what to which countries, by the name of the mailbox; a test compares it with the staff that the pages show. */
const sellers: Record<'Rolled' | 'Extruded', Record<string, readonly InquiryRegion[]>> = {
  Rolled: {
    'k.daskalov': [
      'Albania',
      'Bosnia and Herzegovina',
      'Bulgaria',
      'Croatia',
      'Cyprus',
      'Greece',
      'Kosovo',
      'Moldova',
      'Montenegro',
      'North Macedonia',
      'Romania',
      'Serbia',
      'Slovenia',
      'Turkey',
      'Ukraine',
    ],
    'd.koleva': ['Austria', 'Germany', 'Switzerland'],
    'y.gospodinova': ['Belgium', 'Luxembourg', 'Netherlands'],
    'b.chakarov': ['Czechia', 'Hungary', 'Poland', 'Slovakia'],
    'r.petkova': ['Denmark', 'Estonia', 'Finland', 'Iceland', 'Latvia', 'Lithuania', 'Norway', 'Sweden'],
    'p.dimitrova': ['France', 'Italy'],
    't.nikolova': ['Ireland', 'UK', 'USA'],
    'i.marinov': ['Portugal', 'Spain'],
  },
  Extruded: {
    'e.yordanov': [
      'Albania',
      'Bosnia and Herzegovina',
      'Croatia',
      'Cyprus',
      'Greece',
      'Kosovo',
      'Montenegro',
      'North Macedonia',
      'Serbia',
      'Slovenia',
      'Turkey',
    ],
    'n.andreev': ['Austria', 'Germany', 'Switzerland'],
    'a.mincheva': ['Belgium', 'Denmark', 'Finland', 'Iceland', 'Luxembourg', 'Netherlands', 'Norway', 'Sweden'],
    'k.todorova': ['Bulgaria', 'Romania'],
    's.vasilev': ['Czechia', 'Hungary', 'Slovakia'],
    'l.hadzhiev': ['Estonia', 'Latvia', 'Lithuania', 'Moldova', 'Poland', 'Ukraine'],
    's.kantardzhieva': ['France', 'Italy', 'Portugal', 'Spain'],
    'h.bonev': ['Ireland', 'UK', 'USA'],
  },
}

/** Who receives an inquiry: those of its kind and, for a product and a country, the person who sells the one to the other. */
export function recipientsOf(inquiry: Inquiry): string[] {
  if (inquiry.kind === 'contact') return inquiryRecipients.contact
  const { region } = inquiry
  const families = inquiry.products.map((product) => familyOf(inquiryProducts[product].category))
  const people = families.flatMap((family) =>
    Object.entries(sellers[family]).flatMap(([name, countries]) =>
      region && countries.includes(region) ? [mailbox(name)] : [],
    ),
  )
  return [...new Set([...inquiryRecipients.product, ...people])]
}

function familyOf(category: string): keyof typeof sellers {
  return category === 'extruded' ? 'Extruded' : 'Rolled'
}
