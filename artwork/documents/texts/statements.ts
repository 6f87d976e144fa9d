interface Row {
  item: string
  isTotal?: true
  /** The registered capital, the one amount that is public. */
  isCapital?: true
}

interface StatementTable {
  heading: string
  dates: string
  rows: readonly Row[]
}

export const statementTables: readonly [StatementTable, ...StatementTable[]] = [
  {
    heading: 'Statement of profit or loss',
    dates: '1 January to 31 December',
    rows: [
      { item: 'Revenue from rolled products' },
      { item: 'Revenue from extruded products' },
      { item: 'Other income' },
      { item: 'Raw materials and energy' },
      { item: 'Services' },
      { item: 'Employee benefits' },
      { item: 'Depreciation' },
      { item: 'Operating result', isTotal: true },
      { item: 'Finance income and costs' },
      { item: 'Income tax' },
      { item: 'Result of the year', isTotal: true },
    ],
  },
  {
    heading: 'Statement of financial position',
    dates: '31 December',
    rows: [
      { item: 'Property, plant and equipment' },
      { item: 'Intangible assets' },
      { item: 'Inventories' },
      { item: 'Trade and other receivables' },
      { item: 'Cash and cash equivalents' },
      { item: 'Total assets', isTotal: true },
      { item: 'Registered capital', isCapital: true },
      { item: 'Reserves and retained earnings' },
      { item: 'Borrowings' },
      { item: 'Trade and other payables' },
      { item: 'Deferred tax' },
      { item: 'Total equity and liabilities', isTotal: true },
    ],
  },
  {
    heading: 'Statement of cash flows',
    dates: '1 January to 31 December',
    rows: [
      { item: 'Receipts from customers' },
      { item: 'Payments to suppliers and staff' },
      { item: 'Operating activities', isTotal: true },
      { item: 'Purchase of property, plant and equipment' },
      { item: 'Investing activities', isTotal: true },
      { item: 'Borrowings received and repaid' },
      { item: 'Financing activities', isTotal: true },
    ],
  },
]

/** The notes of a year. */
export function notes(year: number): readonly (readonly [heading: string, text: string])[] {
  return [
    [
      'Basis of preparation',
      `The statements of ${year} follow the International Financial Reporting Standards as adopted by the European Union, on a historical cost basis and as a going concern.`,
    ],
    [
      'Currency',
      'The functional currency is the Bulgarian lev (BGN), fixed to the euro at 1.95583. Amounts are rounded to thousands.',
    ],
    [
      'Revenue',
      year >= 2018
        ? 'Revenue is recognised when control of the goods passes to the customer, by the agreed term of Incoterms (IFRS 15).'
        : 'Revenue is recognised when risks and rewards of the goods pass to the customer, by the agreed term of Incoterms (IAS 18).',
    ],
    [
      'Leases',
      year >= 2019
        ? 'Leases of more than twelve months are recognised as assets and liabilities (IFRS 16).'
        : 'Leases are classified as finance or operating leases (IAS 17).',
    ],
    [
      'Financial instruments',
      year >= 2018
        ? 'Receivables are measured at amortised cost less expected credit losses (IFRS 9).'
        : 'Receivables are measured at amortised cost less incurred losses (IAS 39).',
    ],
    [
      'Property, plant and equipment',
      'Casting lines, mills, presses and surface treatment lines are carried at cost less depreciation, by the straight-line method over their useful lives.',
    ],
    ['Inventories', 'Metal, work in progress and products are carried at the lower of cost and net realisable value.'],
    [
      'Risks',
      'The price of aluminium, energy prices, currencies and the credit of customers are the main financial risks.',
    ],
    ['Capital', 'The capital is divided into registered shares with one vote each.'],
  ]
}
