/** From dark to light blue, then greys (the tokens of the same values are out of a canvas's reach). */
export const shareColours = [
  '#00274b',
  '#004785',
  '#0b5fa8',
  '#3583c6',
  '#6ba8dc',
  '#9cc7ea',
  '#37414a',
  '#66717a',
  '#8e989f',
  '#a9b2b9',
  '#dce0e3',
] as const
