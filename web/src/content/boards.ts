interface BoardMember {
  name: string
  role: string
  /** Days of the mandate, `YYYY-MM-DD`; it lasts `MANDATE_YEARS`. */
  from: string
  to: string
}

export const MANDATE_YEARS = 5

export const managementBoard = [
  { name: 'Svilen Dragnev', role: 'chairExecutive', from: '2024-06-27', to: '2029-06-27' },
  { name: 'Vladimir Radkov', role: 'executiveCommercial', from: '2024-06-27', to: '2029-06-27' },
  { name: 'Elitsa Momchilova', role: 'executiveFinance', from: '2024-06-27', to: '2029-06-27' },
  { name: 'Todor Karabelov', role: 'memberRolling', from: '2024-06-27', to: '2029-06-27' },
  { name: 'Anelia Grozeva', role: 'memberExtrusion', from: '2024-06-27', to: '2029-06-27' },
] as const satisfies readonly BoardMember[]

export const supervisoryBoard = [
  { name: 'Lyudmil Tsankov', role: 'chair', from: '2023-06-29', to: '2028-06-29' },
  { name: 'Viktoria Sabeva', role: 'deputyChair', from: '2023-06-29', to: '2028-06-29' },
  { name: 'Ognian Belchev', role: 'independentMember', from: '2023-06-29', to: '2028-06-29' },
] as const satisfies readonly BoardMember[]
