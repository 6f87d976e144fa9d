import { expect, test } from 'vitest'
import { pageOf } from './site-pages.ts'

/** The sections whose pages share a header and a menu: what stands in the header, and their pages with their names. */
const SECTIONS = [
  {
    root: '/about-the-company',
    over: 'Company Overview',
    rows: ['ROUTE-02', 'ABOUT-01', 'ABOUT-02', 'ABOUT-03', 'SHELL-20'],
    pages: {
      'about-us': 'About us',
      'mission-and-values': 'Mission and values',
      'key-figures': 'Key figures',
      'r-and-d': 'R&D',
      'rolling-plant': 'Rolling plant',
      'extrusion-plant': 'Extrusion plant',
      'automotive-facility': 'Automotive Facility',
      timeline: 'Timeline',
    },
  },
  {
    root: '/investors',
    over: 'Investors',
    rows: ['INV-01', 'ROUTE-13'],
    isInWords: true,
    pages: {
      management: 'Management',
      'financial-statements': 'Financial statements',
      'general-meetings': 'General meetings',
      calendar: 'Calendar for investors',
      shares: 'Shares',
    },
  },
  {
    root: '/sustainability',
    over: 'Sustainability',
    rows: ['SUS-01'],
    pages: {
      environment: 'Environment & Recycling',
      'health-and-safety': 'Health and safety',
      responsibility: 'Responsibility',
      'sustainability-reports': 'Sustainability Reports',
    },
  },
  {
    root: '/download-center',
    over: 'Download Center',
    rows: ['DL-01', 'DL-02', 'ROUTE-15'],
    pages: {
      catalogues: 'Catalogues',
      certificates: 'Certificates',
      presentations: 'Presentations',
      generalterms: 'General Terms',
    },
  },
]

for (const { root, over, rows, pages, isInWords = false } of SECTIONS)
  test(`the pages of ${root} share a header, and a menu that marks the one shown`, { tags: rows }, async () => {
    const covers = new Set<string>()
    for (const [name, title] of Object.entries(pages)) {
      const { main, headings, path } = await pageOf(`${root}/${name}`)
      expect(headings, path).toEqual([title])
      const [cover] = main.all('[data-cover]')
      expect(cover?.text, path).toContain(over)
      covers.add(JSON.stringify(cover?.all('img, line, path, rect, circle').map(({ attributes }) => attributes)))
      // The second is a list that opens on a telephone.
      for (const menu of [main.one('nav', 'Section'), main.one('nav', 'Select page')]) {
        const links = menu.all('a')
        expect(links.map(({ text }) => text)).toEqual(Object.values(pages))
        expect(links.map(({ attributes }) => attributes.href)).toEqual(
          Object.keys(pages).map((page) => `${root}/${page}`),
        )
        expect(menu.all('[aria-current="page"]').map(({ text }) => text)).toEqual([title])
      }
    }
    if (isInWords) expect([...covers], 'words need no drawing').toEqual(['[]'])
    else expect(covers.size, 'a header of its own for each page').toBe(Object.keys(pages).length)
  })
