import { expect, test } from 'vitest'
import { GRAIN_TONES, grainMesh } from './grain-mesh.ts'

const corners = (path: string) => path.match(/-?\d+ -?\d+/g)?.map((corner) => corner.split(' ').map(Number)) ?? []

test('grains cover the whole section, are told by their tones, and are the same on every rendering', () => {
  for (const grain of [
    [104, 92],
    [190, 17],
    [32, 28],
  ] as const) {
    const mesh = { width: 400, height: 260, grain }
    const tones = grainMesh(mesh)
    expect(tones).toHaveLength(GRAIN_TONES)
    expect(tones.every((path) => path !== '')).toBe(true)
    expect(grainMesh(mesh)).toEqual(tones)
    const all = corners(tones.join(''))
    for (const [axis, size] of [mesh.width, mesh.height].entries()) {
      const values = all.map((corner) => corner[axis] ?? 0)
      expect(Math.min(...values)).toBeLessThanOrEqual(0)
      expect(Math.max(...values)).toBeGreaterThanOrEqual(size)
    }
  }
})
