import type { PictureCode } from './picture-codes.ts'

interface TimelineEntry {
  id: string
  /** One year or two with a hyphen: `2003-2004`. */
  years: string
  picture: PictureCode
}

/** 16 entries; the closing ellipsis is the 17th (AMB-36). */
export const timeline = [
  { id: 'project-started', years: '1968', picture: 'timeline-1' },
  { id: 'extrusion-shop', years: '1977', picture: 'timeline-2' },
  { id: 'rolling-shop', years: '1980', picture: 'timeline-3' },
  { id: 'inauguration', years: '1981', picture: 'timeline-4' },
  { id: 'privatisation', years: '1999', picture: 'timeline-5' },
  { id: 'joint-stock-company', years: '2000', picture: 'timeline-6' },
  { id: 'rolling-shop-revamp', years: '2003-2004', picture: 'product-standard-strips' },
  { id: 'powder-coating', years: '2004', picture: 'product-window-profile' },
  { id: 'billet-casting', years: '2005', picture: 'product-bundle' },
  { id: 'press-1800', years: '2007-2008', picture: 'hero-profiles' },
  { id: 'cut-to-length', years: '2009-2010', picture: 'product-sheets' },
  { id: 'foil-breakdown-mill', years: '2012-2013', picture: 'hero-foil' },
  { id: 'press-600', years: '2014', picture: 'product-t-slot' },
  { id: 'cnc-center', years: '2015', picture: 'product-heat-sink' },
  { id: 'five-axis-center', years: '2017', picture: 'product-t-slot-2' },
  { id: 'six-high-mill', years: '2018', picture: 'hero-casting' },
] as const satisfies readonly TimelineEntry[]
