import { brand } from 'supabase/brand'

interface PolicyText {
  aim: string
  rules: readonly (readonly [heading: string, ...paragraphs: string[]])[]
  answersFor: string
}

const report = `Write to ${brand.emails.complaints}. Nobody suffers for a report made in good faith.`

/** The policies by the id of their document. */
export const policyTexts: Record<string, PolicyText> = {
  environment: {
    aim: 'We make metal with less: less energy, less water, less waste for each tonne delivered.',
    rules: [
      [
        'Prevention',
        'Effects on air, water and soil are examined before equipment is bought or a process is changed.',
        'Oils, acids and alkalis are stored so that a leak is caught and found.',
      ],
      [
        'Metal in a circle',
        'Edge trim, profile ends and chips are kept apart by alloy and remelted. Scrap from outside is accepted by the criteria of Regulation (EU) No 333/2011.',
      ],
      [
        'Energy and water',
        'Consumption is measured for each line. Continuous casting is preferred, for it saves heating and hot rolling an ingot.',
      ],
      [
        'Law and permits',
        'Permits and limits are the least we keep. Deviations are reported to the authority and put right.',
      ],
      ['Neighbours', 'Complaints about noise, dust or smell are recorded and answered.'],
      [
        'Improvement',
        'Aims are set each year and reported in the sustainability report. The system follows EN ISO 14001:2015.',
      ],
    ],
    answersFor: 'The management board; each shift leader for the line.',
  },
  sustainability: {
    aim: 'Our mission is to be a socially responsible, resource-efficient company offering innovative solutions. This policy says what that asks of our decisions.',
    rules: [
      [
        'Decisions',
        'An investment is judged by its return and by what it does to people, climate and resources over its whole life.',
      ],
      [
        'Climate',
        'Remelted metal takes about 5 percent of the energy of primary metal. The share of recycled metal grows where alloy and use allow it.',
      ],
      [
        'Sourcing',
        'Metal is bought from suppliers who accept our code. The ASI Performance Standard V2 is our measure.',
      ],
      ['People', 'Work is safe, paid fairly and free of discrimination.'],
      ['Town', 'We take part in what keeps Shumen safe and clean.'],
      [
        'Openness',
        'A sustainability report is published for each year. Figures keep their method, and changes of method are stated.',
      ],
    ],
    answersFor: 'The management board, which approves aims and report.',
  },
  'social-responsibility': {
    aim: 'People who work here are respected, treated equally and go home safe.',
    rules: [
      [
        'Free choice of work',
        'Nobody is forced to work, keeps papers with us as a pledge or pays for a job. Nobody works before the age the law allows.',
      ],
      [
        'Equal treatment',
        'Hiring, pay, training and promotion follow ability and work, never sex, age, origin, belief, disability, orientation or union.',
      ],
      ['Hours and pay', 'Hours, rest and leave follow the law and the agreement. Pay is on time and explained.'],
      [
        'Voice',
        'Staff may join a union and elect representatives. Managers talk with them before decisions that touch work.',
      ],
      ['Dignity', 'Harassment, threats and insults have consequences, whoever they come from.'],
      ['Learning', 'Whoever takes a new task is trained for it first.'],
    ],
    answersFor: 'The executive members of the management board; human resources for the daily work.',
  },
  'business-conduct': {
    aim: 'We win orders with metal, service and price, and with nothing else.',
    rules: [
      [
        'Fair competition',
        'We make no agreements with competitors on prices, quantities, customers or regions, and exchange no such information.',
      ],
      ['Conflicts of interest', 'Whoever has a private interest in a decision says so and takes no part in it.'],
      ['Records', 'Every transaction is recorded truly and completely.'],
      [
        'Confidential information',
        'Drawings and data of customers are used for their order only. ISO 27001 governs how we keep them.',
      ],
      [
        'Inside information',
        'Shares of the company are listed. Whoever knows what the market does not know neither trades nor talks.',
      ],
      ['Trade rules', 'Export rules and sanctions are checked before an order is confirmed.'],
      ['Company property', 'Equipment, metal and software serve the work of the company.'],
    ],
    answersFor: 'Everyone who acts for the company; the management board by its example.',
  },
  'anti-bribery': {
    aim: 'Nobody who acts for us gives, promises, asks for or accepts anything meant to influence a decision.',
    rules: [
      [
        'Gifts and invitations',
        'Only what is small, customary, open and free of expectation is allowed. Money and its like never are.',
        'A gift that does not fit is returned or handed to the company, and recorded.',
      ],
      ['Officials', 'Officials receive no gifts and no payments to hasten what is their duty.'],
      [
        'Agents and partners',
        'They are examined before a contract, paid for proven services only, and bound to this policy.',
      ],
      [
        'Donations and sponsoring',
        'They need the decision of the management board, are published, and never go to parties.',
      ],
      ['Books', 'No payment without a paper, no paper without a true reason.'],
      [
        'Consequences',
        'A breach ends contracts and is reported to the authorities. An order lost for want of a bribe is no fault.',
      ],
    ],
    answersFor: 'The executive member for finance; purchasing and sales in their daily work.',
  },
  complaints: {
    aim: 'Whoever sees something wrong can say so, is heard, and learns what came of it.',
    rules: [
      ['Who may complain', 'Anyone: staff, neighbours, customers, suppliers, visitors.'],
      ['About what', 'Safety, environment, treatment of people, conduct, bribery, quality, personal data.'],
      [
        'How',
        `By e-mail to ${brand.emails.complaints}, by letter to ${brand.address.join(', ')}, or in person at the gate. Without a name, if you prefer.`,
      ],
      [
        'What happens next',
        'You receive a confirmation. Somebody who is not concerned examines the matter, hears both sides and proposes a measure.',
        'You receive an answer with the result, as far as the rights of others allow.',
      ],
      ['Protection', 'Names are known only to those who examine. Revenge is itself a breach of our rules.'],
      ['Record', 'Complaints and measures are recorded, and the management board reviews them.'],
    ],
    answersFor: 'The quality director for products; human resources for all else.',
  },
  'suppliers-code': {
    aim: 'We ask of suppliers what we ask of ourselves: of metal, energy, goods, transport and services alike.',
    rules: [
      [
        'People',
        'No forced labour, no child labour, no discrimination. Safe work, hours and pay by law, and the right to organize.',
      ],
      ['Environment', 'Permits are kept; emissions, waste and water are measured; chemicals are named and labelled.'],
      ['Conduct', 'No bribes, no unfair agreements, no false papers. Conflicts of interest are disclosed.'],
      ['Origin', 'On request the supplier names the origin of metal and of minerals.'],
      ['Information', 'Our drawings and data are protected and returned or deleted when the contract ends.'],
      ['Their own suppliers', 'The supplier passes these rules on.'],
      [
        'Proof',
        'We may ask for answers and documents, and visit. What is lacking is put right by an agreed date; without will to do so the contract ends.',
      ],
    ],
    answersFor: 'Purchasing, which has the code signed before the first order.',
  },
  'health-and-safety': {
    aim: 'No tonne is worth an injury. Staff, contractors and visitors follow the same rules.',
    rules: [
      [
        'The order of measures',
        'Eliminate the hazard at source; guard it; organize the work; protect the person. Protective equipment is the last measure, and always compulsory.',
      ],
      [
        'Where the risks are',
        'Liquid metal, rolls, presses, cranes, trucks and heat. For each there is an assessment at the place of work.',
      ],
      ['Stop', 'Whoever sees a danger stops the work. Nobody is blamed for it.'],
      [
        'Training',
        'Nobody works at a machine without training for it. Permits are needed for hot work, heights and narrow spaces.',
      ],
      [
        'Accidents and near misses',
        'All are reported on the same shift and investigated for causes, not for culprits.',
      ],
      [
        'Visitors',
        'Register at the gate, wear the equipment you are given, stay with your host and keep to the marked ways.',
      ],
      ['System', 'The system is certified to ISO 45001:2018; it has been certified since 2019.'],
    ],
    answersFor: 'The management board; each leader for the people in the shift.',
  },
}

export const policyReport = report
