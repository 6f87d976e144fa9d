import type { SitePath } from './site-pages.ts'

/** Pages that answer a buyer from the tables of the products, in the order of their menu. */
export const tools = [
  {
    tool: 'finder',
    path: '/products/finder',
    name: 'pages.finder',
    search: ['q', 'alloy', 'temper', 'thickness', 'width', 'length', 'use', 'units', 'region'],
  },
  {
    tool: 'compare',
    path: '/products/compare',
    name: 'pages.compare',
    search: ['products', 'first', 'second', 'third', 'fourth', 'add', 'units', 'region'],
  },
  {
    tool: 'calculators',
    path: '/products/calculators',
    name: 'pages.calculators',
    search: [
      'kind',
      'product',
      'known',
      'thickness',
      'width',
      'length',
      'core',
      'outer',
      'weight',
      'metres',
      'perMetre',
      'pack',
      'density',
      'region',
    ],
  },
  { tool: 'section-check', path: '/products/section-check', name: 'pages.section-check', search: ['region'] },
] as const satisfies readonly { tool: string; path: SitePath; name: string; search: readonly string[] }[]

export type Tool = (typeof tools)[number]['tool']
