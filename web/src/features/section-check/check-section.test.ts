import { expect, test } from 'vitest'
import { checkSection, readSection } from './check-section.ts'
import { DrawingError } from './drawing-error.ts'
import { box, dxf, type Shape } from './dxf.testing.ts'

const check = (shapes: readonly Shape[], unit = 4) => {
  const { outline, unit: millimetres = 1 } = readSection(dxf(shapes, unit))
  return checkSection(outline, millimetres)
}
const round = (x: number, y: number, r: number): Shape => ({ circle: [x, y, r] })
const { PI, SQRT2 } = Math
/** A closed line by its corners, each with x, y and, before an arc, its bulge. */
const ring = (corners: string): Shape => ({
  closed: corners.split(', ').map((corner) => corner.split(' ').map(Number) as [number, number, number?]),
})

/** Name, what is drawn, and by hand: area, outer perimeter, circle, thinnest wall, voids, tongue ratio. */
const BY_HAND: readonly [string, readonly Shape[], number, number, number, number, number, number?][] = [
  ['flat bar 50 × 5', [box(0, 0, 50, 5)], 250, 110, Math.hypot(50, 5), 5, 0],
  ['square bar 20', [box(-10, -10, 20, 20)], 400, 80, 20 * SQRT2, 20, 0],
  ['round bar 30', [round(5, 7, 15)], PI * 225, PI * 30, 30, 30, 0],
  ['round tube 50 × 2', [round(0, 0, 25), round(0, 0, 23)], PI * (625 - 529), PI * 50, 50, 2, 1],
  [
    'round tube, bore 0.5 out of the middle',
    [round(0, 0, 25), round(0.5, 0, 23)],
    PI * (625 - 529),
    PI * 50,
    50,
    1.5,
    1,
  ],
  ['square tube 40 × 40 × 3', [box(0, 0, 40, 40), box(3, 3, 34, 34)], 444, 160, 40 * SQRT2, 3, 1],
  [
    'rectangular tube 80 × 40, walls 2 and 4',
    [box(0, 0, 80, 40), box(4, 2, 72, 36)],
    608,
    240,
    Math.hypot(80, 40),
    2,
    1,
  ],
  [
    'two chambers 60 × 30 × 2, web 1.5',
    [box(0, 0, 60, 30), box(2, 2, 27.25, 26), box(30.75, 2, 27.25, 26)],
    383,
    180,
    Math.hypot(60, 30),
    1.5,
    2,
  ],
  ['angle 60 × 60 × 5', [ring('0 0, 60 0, 60 5, 5 5, 5 60, 0 60')], 575, 240, 60 * SQRT2, 5, 0],
  ['angle 40 × 20 × 3', [ring('0 0, 40 0, 40 3, 3 3, 3 20, 0 20')], 171, 120, Math.hypot(40, 20), 3, 0],
  ['channel 40 × 30 × 3', [ring('0 0, 40 0, 40 30, 37 30, 37 3, 3 3, 3 30, 0 30')], 282, 194, 50, 3, 0, 27 / 34],
  [
    'deep channel, gap 4',
    [ring('0 0, 10 0, 10 30, 7 30, 7 4, 3 4, 3 30, 0 30')],
    196,
    132,
    Math.hypot(10, 30),
    3,
    0,
    6.5,
  ],
  ['T 50 × 40 × 4', [ring('0 36, 23 36, 23 0, 27 0, 27 36, 50 36, 50 40, 0 40')], 344, 180, 0, 4, 0],
  [
    'I 80 × 46, web 3, flanges 4',
    [ring('0 0, 46 0, 46 4, 24.5 4, 24.5 76, 46 76, 46 80, 0 80, 0 76, 21.5 76, 21.5 4, 0 4')],
    584,
    338,
    Math.hypot(46, 80),
    3,
    0,
    21.5 / 72,
  ],
  ['Z 30 × 30 × 3', [ring('0 0, 30 0, 30 3, 3 3, 3 30, -27 30, -27 27, 0 27')], 252, 174, Math.hypot(57, 30), 3, 0],
  [
    'slot with lips, gap 8',
    [ring('0 0, 40 0, 40 20, 24 20, 24 17, 34 17, 34 4, 6 4, 6 17, 16 17, 16 20, 0 20')],
    412,
    192,
    Math.hypot(40, 20),
    3,
    0,
    388 / 64,
  ],
  [
    'bar with two bores',
    [box(0, 0, 60, 20), round(15, 10, 6), round(45, 10, 6)],
    1200 - 2 * PI * 36,
    160,
    Math.hypot(60, 20),
    4,
    2,
  ],
  [
    'bar with a bore near its edge',
    [box(0, 0, 60, 20), round(9, 10, 8)],
    1200 - PI * 64,
    160,
    Math.hypot(60, 20),
    1,
    1,
  ],
  ['rounded bar 60 × 10', [ring('-25 -5, 25 -5 1, 25 5, -25 5 1')], 500 + PI * 25, 100 + 10 * PI, 60, 10, 0],
  ['half round 20', [ring('-20 0, 20 0 1')], PI * 200, 40 + PI * 20, 40, 20 * (SQRT2 / 2), 0],
  ['half tube 30 × 3', [ring('15 0 1, -15 0, -12 0 -1, 12 0')], (PI / 2) * (225 - 144), PI * 27 + 6, 30, 3, 0],
  [
    'quarter ring 20 to 24',
    [
      {
        closed: [
          [24, 0, Math.tan(PI / 8)],
          [0, 24],
          [0, 20, -Math.tan(PI / 8)],
          [20, 0],
        ],
      },
    ],
    (PI / 4) * 176,
    22 * PI + 8,
    24 * SQRT2,
    4,
    0,
  ],
  [
    'hexagon bar, 20 across',
    [
      {
        closed: Array.from({ length: 6 }, (_, n): [number, number] => [
          (20 / Math.sqrt(3)) * Math.cos((n * PI) / 3),
          (20 / Math.sqrt(3)) * Math.sin((n * PI) / 3),
        ]),
      },
    ],
    200 * Math.sqrt(3),
    120 / Math.sqrt(3),
    40 / Math.sqrt(3),
    20,
    0,
  ],
  [
    'triangle tube 60',
    [
      {
        closed: [
          [0, 0],
          [60, 0],
          [30, 30 * Math.sqrt(3)],
        ],
      },
      {
        closed: [
          [6, 2 * Math.sqrt(3)],
          [54, 2 * Math.sqrt(3)],
          [30, 26 * Math.sqrt(3)],
        ],
      },
    ],
    (Math.sqrt(3) / 4) * (3600 - 2304),
    180,
    120 / Math.sqrt(3),
    2 * Math.sqrt(3),
    1,
  ],
  ['plate with a fin of 1.2', [ring('0 0, 40 0, 40 4, 20.6 4, 20.6 24, 19.4 24, 19.4 4, 0 4')], 184, 128, 0, 1.2, 0],
  [
    'comb of four fins, gaps 3',
    [ring('0 0, 17 0, 17 20, 15 20, 15 4, 12 4, 12 20, 10 20, 10 4, 7 4, 7 20, 5 20, 5 4, 2 4, 2 20, 0 20')],
    68 + 4 * 32,
    74 + 96,
    Math.hypot(17, 20),
    2,
    0,
    16 / 3,
  ],
  [
    'ellipse tube 60 × 40, wall 2 along the axes',
    [{ ellipse: [0, 0, 30, 20] }, { ellipse: [0, 0, 28, 18] }],
    PI * (600 - 504),
    0,
    60,
    0,
    1,
  ],
  [
    'octagon tube 40 × 2.5',
    [{ closed: octagon(20) }, { closed: octagon(17.5) }],
    8 * Math.tan(PI / 8) * (400 - 306.25),
    16 * 20 * Math.tan(PI / 8),
    40 / Math.cos(PI / 8),
    2.5,
    1,
  ],
  ['wedge 60 × 10 to 2', [ring('0 0, 60 0, 60 2, 0 10')], 360, 72 + Math.hypot(60, 8), Math.hypot(60, 10), 2, 0],
  [
    'bar 40 × 20 with a diamond 2 below its top',
    [box(0, 0, 40, 20), ring('20 8, 25 13, 20 18, 15 13')],
    750,
    120,
    Math.hypot(40, 20),
    2,
    1,
  ],
  ['step 30 × 10 and 20 × 4', [ring('0 0, 50 0, 50 4, 30 4, 30 10, 0 10')], 380, 120, 0, 4, 0],
]

function octagon(inner: number): [number, number][] {
  const outer = inner / Math.cos(PI / 8)
  return Array.from({ length: 8 }, (_, n) => [
    outer * Math.cos(PI / 8 + (n * PI) / 4),
    outer * Math.sin(PI / 8 + (n * PI) / 4),
  ])
}

const within = (found: number | undefined, byHand: number, what: string) => {
  if (byHand === 0) return
  expect(Math.abs((found ?? 0) / byHand - 1), `${what}: ${found}, by hand ${byHand}`).toBeLessThanOrEqual(0.001)
}

test.each(BY_HAND)(
  '%s is measured as by hand, to 0.1 %%',
  (_, shapes, area, perimeter, circle, wall, voids, tongue) => {
    const found = check(shapes)
    within(found.measures.area, area, 'area')
    within(found.measures.kgPerMetre, (area * 2.7) / 1000, 'weight')
    within(found.measures.profile?.perimeter, perimeter, 'perimeter')
    within(found.measures.circle, circle, 'circle')
    within(found.wall?.width, wall, 'wall')
    expect(found.voids).toBe(voids)
    if (tongue !== undefined) within(found.tongue?.ratio, tongue, 'tongue')
  },
)

test('a drawing in inches is the same section, and one that does not say its unit is asked about', () => {
  expect(check([box(0, 0, 2, 1)], 1).measures).toMatchObject({ width: 50.8, height: 25.4 })
  expect(readSection(dxf([box(0, 0, 2, 1)], 0)).unit).toBeUndefined()
})

test('lines in any order and direction, drawn twice, and in parts, are one outline', () => {
  const lines: Shape[] = [
    { line: [40, 0, 0, 0] },
    { line: [40, 20, 40, 0] },
    { line: [0, 20, 0, 0] },
    { line: [0, 0, 0, 20] },
    { line: [0, 20, 15, 20] },
    { line: [40.001, 20, 15, 20] },
    { line: [15, 20, 15, 20] },
  ]
  within(check(lines).measures.area, 800, 'area')
})

test('arcs and splines are read: a tube of four arcs and one of a rational spline', () => {
  const arcs: Shape[] = [0, 90, 180, 270].map((start) => ({ arc: [0, 0, 10, start, (start + 90) % 360] }))
  within(check([...arcs, round(0, 0, 8)]).measures.area, PI * 36, 'area')
  const corner = SQRT2 / 2
  const spline: Shape = {
    spline: {
      degree: 2,
      knots: [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4],
      points: [
        [10, 0],
        [10, 10],
        [0, 10],
        [-10, 10],
        [-10, 0],
        [-10, -10],
        [0, -10],
        [10, -10],
        [10, 0],
      ],
      weights: [1, corner, 1, corner, 1, corner, 1, corner, 1],
    },
  }
  within(check([spline]).measures.area, PI * 100, 'area')
})

const problemOf = (shapes: readonly Shape[] | string) => {
  try {
    readSection(typeof shapes === 'string' ? shapes : dxf(shapes, 4))
  } catch (error) {
    if (error instanceof DrawingError) return { problem: error.problem, places: error.places }
    throw error
  }
  return undefined
}
const near = (x: number, y: number) => [expect.closeTo(x, 3), expect.closeTo(y, 3)]

test.each([
  ['nothing', '', 'notDxf'],
  ['another kind of file', '%PDF-1.7 and so on', 'notDxf'],
  ['a binary DXF', 'AutoCAD Binary DXF\r\n\u001a\0', 'notDxf'],
  ['a file that was cut off', dxf([box(0, 0, 10, 10)], 4).slice(0, 120), 'notDxf'],
  ['a drawing of a text alone', dxf([{ text: 'Profile' }], 4), 'empty'],
])('%s is refused: %s', (_, text, problem) => {
  expect(problemOf(text)?.problem).toBe(problem)
})

test('what keeps a drawing from being a section is said with its place', () => {
  const open = {
    open: [
      [90, 22],
      [90, 0],
      [0, 0],
      [0, 50],
      [90, 50],
      [90, 26],
    ],
  } as Shape
  const { problem, places } = problemOf([open]) ?? {}
  expect(problem).toBe('open')
  expect([...(places ?? [])].sort((a, b) => a[1] - b[1])).toEqual([near(90, 22), near(90, 26)])
  expect(problemOf([box(0, 0, 10, 10), box(5, 5, 10, 10)])).toMatchObject({ problem: 'crossing' })
  expect(problemOf([ring('0 0, 10 10, 10 0, 0 10')])).toEqual({ problem: 'crossing', places: [near(5, 5)] })
  expect(problemOf([box(0, 0, 10, 10), box(20, 0, 5, 5)])).toEqual({ problem: 'several', places: [near(20, 0)] })
  expect(problemOf([box(0, 0, 30, 30), box(5, 5, 20, 20), box(10, 10, 5, 5)])?.problem).toBe('several')
  expect(problemOf([box(0, 0, 10, 10), { line: [0, 0, -5, -5] }])?.problem).toBe('branch')
})

test('axes, hidden lines, texts and frozen layers are no outline', () => {
  const found = check([
    box(0, 0, 10, 10),
    { line: [-5, 5, 15, 5], lineType: 'CENTER2' },
    { text: 'A' },
    { line: [0, 0, 99, 99], layer: 'Hidden' },
  ])
  within(found.measures.area, 100, 'area')
})
