/** What a sustainability report of a rolling and extrusion plant measures: name with method, and unit. */
export const indicators = {
  environment: [
    ['Electricity, by meter', 'MWh'],
    ['Natural gas, by meter', 'MWh'],
    ['Greenhouse gases, scope 1, from fuel', 't CO2e'],
    ['Greenhouse gases, scope 2, from electricity', 't CO2e'],
    ['Water taken, by meter', 'm³'],
    ['Process scrap remelted in the plant', 't'],
    ['Scrap from outside remelted', 't'],
    ['Waste, by way of treatment', 't'],
  ],
  safety: [
    ['Accidents with lost time, staff', 'number'],
    ['Accidents with lost time, contractors', 'number'],
    ['Lost-time accidents for each million hours', 'rate'],
    ['Near misses reported', 'number'],
    ['Hours of safety training for each employee', 'hours'],
  ],
  people: [
    ['Employees on 31 December', 'number'],
    ['Share of women', '%'],
    ['Employees who joined and left', 'number'],
    ['Hours of training for each employee', 'hours'],
    ['Complaints received and closed', 'number'],
    ['Suppliers who accepted the code', '%'],
  ],
} as const satisfies Record<string, readonly (readonly [name: string, unit: string])[]>
