/** The price of one kind of read, in milliseconds of CPU, at each number of items. */
export interface Growth {
  name: string
  points: { size: number; cpu: number }[]
}

const [WIDTH, LEFT, TOP, RIGHT] = [860, 56, 44, 600]
/** Below the lines: the sizes and what they are. */
const FOOT = 50
const INK = '#1d2733'
const COLOURS = ['#b4232a', '#1f5fa8', '#2b7a4b', '#8a5a00', '#6b3fa0', '#0f7c85', '#a03f7b', '#55606e']
const DASHES = ['none', '6 3', '2 3', '9 3 2 3', '12 4']
/** Pixels between two names at the end of their lines. */
const LINE = 17

/** An SVG with a line for each kind of read, both axes logarithmic. */
export function drawGrowth(lines: readonly Growth[]): string {
  const values = lines.flatMap(({ points }) => points)
  const bottom = Math.max(410, TOP + lines.length * LINE)
  const across = scale(
    values.map(({ size }) => size),
    LEFT,
    RIGHT,
  )
  const up = scale(
    values.map(({ cpu }) => cpu),
    bottom,
    TOP,
  )
  const sizes = [...new Set(values.map(({ size }) => size))]
  const ends = apart(
    lines.map(({ points }) => up(points.at(-1)?.cpu ?? 1)),
    bottom,
  )
  const body = [
    text(LEFT, 22, 'CPU of API and database for a read that is not in memory, ms', 'font-weight="600"'),
    ...sizes.map((size) => text(across(size), bottom + 22, size.toLocaleString('en'), 'text-anchor="middle"')),
    text((LEFT + RIGHT) / 2, bottom + 42, 'items of news', 'text-anchor="middle"'),
    ...decades(values.map(({ cpu }) => cpu)).flatMap((value) => [
      `<path d="M${LEFT} ${up(value).toFixed(1)}H${RIGHT}" stroke="#d5dae0"/>`,
      text(LEFT - 8, up(value) + 4, value.toLocaleString('en'), 'text-anchor="end"'),
    ]),
    ...lines.flatMap(({ name, points }, index) => {
      const colour = COLOURS[index % COLOURS.length]
      const dash = DASHES[Math.floor(index / COLOURS.length) % DASHES.length]
      const path = points.map(({ size, cpu }) => `${across(size).toFixed(1)} ${up(cpu).toFixed(1)}`).join('L')
      const end = ends[index] ?? 0
      return [
        `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>`,
        `<path d="M${RIGHT + 2} ${up(points.at(-1)?.cpu ?? 1).toFixed(1)}L${RIGHT + 12} ${end.toFixed(1)}" stroke="${colour}"/>`,
        text(RIGHT + 16, end + 4, name, `fill="${colour}"`),
      ]
    }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + FOOT}" font-family="sans-serif" font-size="13" fill="${INK}">
<title>What a read costs as the news grow</title>
<rect width="${WIDTH}" height="${bottom + FOOT}" fill="#fff"/>
${body.join('\n')}
</svg>
`
}

function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = [Math.log(Math.min(...values) * 0.8), Math.log(Math.max(...values))]
  return (value) => from + ((Math.log(value) - low) / (high - low)) * (to - from)
}

/** The powers of ten between the smallest and the largest value. */
function decades(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values) * 0.8, Math.max(...values)]
  return [0.1, 1, 10, 100, 1_000, 10_000].filter((value) => value >= low && value <= high)
}

/** Moves heights down until no two names touch, and all up when the last is below `bottom`. */
function apart(heights: readonly number[], bottom: number): number[] {
  const moved = [...heights]
  let last = Number.NEGATIVE_INFINITY
  for (const [index, height] of [...heights.entries()].sort(([, a], [, b]) => a - b)) {
    last = Math.max(height, last + LINE)
    moved[index] = last
  }
  const over = Math.max(0, last - bottom)
  return moved.map((height) => height - over)
}

function text(x: number, y: number, words: string, attributes: string): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${attributes}>${words}</text>`
}
