const EYE = 'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z'

/** Drawings for `Icon` that only staff see, so that visitors do not load them. */
export const staffDrawings = {
  signOut: 'M8 3H3v14h5M8 10h9M13.5 6.5 17 10l-3.5 3.5',
  trash: 'M3 5.5h14M7.5 5.5v-3h5v3M5 5.5l.8 12h8.4l.8-12M8.5 9v5.5M11.5 9v5.5',
  briefcase: 'M2.5 6.5h15v10h-15zM7 6.5v-3h6v3M2.5 11h15',
  upload: 'M10 13V3M6 6.5 10 2.5l4 4M3 13v4h14v-4',
  code: 'm6.5 5.5-4.5 4.5 4.5 4.5M13.5 5.5l4.5 4.5-4.5 4.5',
  film: 'M2.5 4.5h15v11h-15zM8 7.5v5l4.5-2.5Z',
  previous: 'm12 5-5 5 5 5',
  next: 'm8 5 5 5-5 5',
  first: 'm14.5 5-5 5 5 5M5.5 5v10',
  last: 'm5.5 5 5 5-5 5m9-10v10',
  star: 'm10 2.5 2.3 4.8 5.2.7-3.8 3.7.9 5.3-4.6-2.5L5.4 17l.9-5.3L2.5 8l5.2-.7Z',
  eye: `${EYE}M10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z`,
  eyeOff: `${EYE}M3.5 16.5l13-13`,
  picture: 'M2.5 4h15v12h-15zM2.5 13l4.5-4 4 3.500 2.500-2 4 3.500M13 7.500h.1',
  pencil: 'M13 3.5 16.5 7l-9.5 9.5H3.5V13ZM11 5.5 14.5 9',
  languages:
    'M2 4.5h9M6.5 2.5v2c0 4-2 6.500-4.500 8M4 7.500c1 2.500 3 4 5.500 5M9.500 17.500 13.500 8l4 9.500M11 14.500h5',
  history: 'M3 10a7 7 0 1 1 2.2 5.1M3 15v-4h4M10 6.5V10l2.5 1.5',
  computer: 'M2.5 4h15v10h-15ZM7 17h6',
  mobile: 'M6 2.500h8v15H6ZM9 15h2',
  more: 'M4 10h.1M10 10h.1M16 10h.1',
  clock: 'M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM10 5.5V10l3 2',
} as const
