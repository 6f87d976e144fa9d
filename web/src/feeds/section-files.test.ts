import DxfParser, { type ILwpolylineEntity } from 'dxf-parser'
import loadKernel, { type Kernel, type Mesh } from 'occt-import-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { DENSITY } from '#content/density.ts'
import { drawings } from '#content/picture-codes.ts'
import { measure } from '#content/sections/measure.ts'
import { type Ring, sectionOutlines } from '#content/sections/outline.ts'
import { sectionFilePath } from '#content/sections/section-files.ts'
import { sectionNumbers } from '#content/sections/section-numbers.ts'
import { checkSection, readSection } from '#features/section-check/check-section.ts'
import { testSource } from './generated-files.testing.ts'
import { generatorOf } from './generated-files.ts'
import { STEP_LENGTH } from './section-step.ts'

const read = async (path: string) => {
  const file = await generatorOf(path)?.(testSource({}))
  if (!file) throw new Error(`There is no ${path}.`)
  return file
}
const shownWeight = (code: (typeof drawings)[number]) => {
  const weight = sectionNumbers(code, 'metric').find(({ name }) => name === 'weight')?.text
  return Number(weight)
}
/** A tenth of a percent. */
const near = (value: number, expected: number) => expect(Math.abs(value / expected - 1)).toBeLessThan(0.001)

describe.each(drawings)('%s', (code) => {
  test('its DXF is read by another program as closed lines with arcs, in mm, and weighs what the page says', async () => {
    const { type, body, isAttachment } = await read(sectionFilePath(code, 'dxf'))
    expect([type, isAttachment]).toEqual(['image/vnd.dxf', true])
    const dxf = new DxfParser().parseSync(body)
    expect(dxf?.header.$INSUNITS).toBe(4)
    const lines = (dxf?.entities ?? []).flatMap((entity) =>
      entity.type === 'LWPOLYLINE' ? [entity as ILwpolylineEntity] : [],
    )
    expect(lines.map(({ shape }) => shape)).not.toContain(false)
    const ringsOn = (layer: string): Ring[] =>
      lines
        .filter((line) => line.layer === layer)
        .map(({ vertices }) => vertices.map(({ x, y, bulge = 0 }) => [x, y, bulge]))
    const outline = sectionOutlines[code]
    const arcs = (rings: readonly Ring[]) => rings.flat().filter(([, , bulge]) => bulge).length
    expect(arcs(ringsOn('ALUMINIUM'))).toBe(arcs(outline.metal))
    expect(ringsOn('POLYAMIDE')).toHaveLength(outline.polyamide?.length ?? 0)
    near((areaBySteps(ringsOn('ALUMINIUM')) * DENSITY) / 1000, shownWeight(code))
    expect(body).toMatch(/^Example section, not a stock item: .*https:\/\/www\.balkalum\.example/m)
  })
})

test.each(drawings.filter((code) => sectionOutlines[code].polyamide === undefined))(
  'the DXF of %s is measured by the check of sections as on its page',
  async (code) => {
    const { outline, unit } = readSection((await read(sectionFilePath(code, 'dxf'))).body)
    expect(unit).toBe(1)
    const [found, own] = [checkSection(outline, 1).measures, measure(sectionOutlines[code])]
    expect(found.area).toBeCloseTo(own.area, 3)
    expect(found.circle).toBeCloseTo(own.circle, 3)
    expect(found.profile?.perimeter).toBeCloseTo(own.profile?.perimeter ?? 0, 3)
  },
)

/** One of one piece, and one of two with bars of polyamide between them; `pnpm test full` reads all, which takes seconds. */
const READ = process.env.TEST_FULL ? drawings : (['i-beam-80', 'window-frame'] as const)
describe.each(READ)('%s', (code) => {
  test('its STEP is read by a kernel of CAD programs as solids of one metre that weigh what the page says', async () => {
    const { type, body } = await read(sectionFilePath(code, 'step'))
    expect(type).toBe('model/step')
    const fine = {
      linearUnit: 'millimeter',
      linearDeflectionType: 'absolute_value',
      linearDeflection: 0.002,
      angularDeflection: 0.05,
    }
    const { success, meshes } = kernel.ReadStepFile(Buffer.from(body), fine)
    expect(success).toBe(true)
    const { polyamide = [] } = sectionOutlines[code]
    expect(meshes).toHaveLength(polyamide.length > 0 ? 4 : 1)
    const volumes = meshes.map(volumeOf)
    expect(Math.min(...volumes)).toBeGreaterThan(0)
    const bars = areaBySteps(polyamide)
    near(((volumes.reduce((sum, one) => sum + one, 0) / STEP_LENGTH - bars) * DENSITY) / 1000, shownWeight(code))
    expect(body).toContain("FILE_DESCRIPTION(('Example section, not a stock item: ")
  })
})

let kernel: Kernel
beforeAll(async () => {
  kernel = await loadKernel()
})

/** Of rings whose arcs go in so many straight steps, by the formula for polygons: nothing of ours is in it. */
const STEPS = 400
function areaBySteps(rings: readonly Ring[]): number {
  return rings
    .map((ring) => polygonArea(ring.flatMap((corner, index) => stepsOf(corner, ring[(index + 1) % ring.length] ?? []))))
    .reduce((a, b) => a + b, 0)
}
type Point = readonly [number, number]
function stepsOf([x = 0, y = 0, bulge = 0]: readonly number[], [u = 0, v = 0]: readonly number[]): Point[] {
  if (bulge === 0) return [[x, y]]
  // Every point of an arc sees its chord under one angle: half of the chord and the height of the arc give its circle.
  const chord = Math.hypot(u - x, v - y)
  const height = (bulge * chord) / 2
  const radius = (chord ** 2 / 4 + height ** 2) / (2 * height)
  const middle: Point = [
    (x + u) / 2 - ((v - y) / chord) * (radius - height),
    (y + v) / 2 + ((u - x) / chord) * (radius - height),
  ]
  const turn = 4 * Math.atan(bulge)
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (turn * step) / STEPS
    const [dx, dy] = [x - middle[0], y - middle[1]]
    return [
      middle[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
      middle[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
    ]
  })
}
function polygonArea(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [u, v] = points[(index + 1) % points.length] ?? [0, 0]
    return sum + (x * v - u * y) / 2
  }, 0)
}

/** Volume within a mesh of triangles that look outwards. */
function volumeOf({ attributes, index }: Mesh): number {
  const corner = (n: number) => attributes.position.array.slice(3 * n, 3 * n + 3)
  let volume = 0
  for (let n = 0; n < index.array.length; n += 3) {
    const [a = [], b = [], c = []] = index.array.slice(n, n + 3).map(corner)
    const [ax = 0, ay = 0, az = 0] = a
    const [bx = 0, by = 0, bz = 0] = b
    const [cx = 0, cy = 0, cz = 0] = c
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6
  }
  return volume
}
