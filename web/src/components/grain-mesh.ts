export interface GrainMesh {
  width: number
  height: number
  /** Mean width and height of a grain. */
  grain: readonly [number, number]
}

/** Tones in which an etched section shows its grains. */
export const GRAIN_TONES = 4

/** A number from 0 to 1 that two whole numbers always give. */
function scatter(row: number, column: number): number {
  const value = Math.sin(row * 127.1 + column * 311.7) * 43758.5453
  return value - Math.floor(value)
}

/**
 * Grains of metal that fill a rectangle and reach over its borders: a honeycomb whose corners are moved.
 *
 * @returns a path of SVG for each tone
 */
export function grainMesh({ width, height, grain: [across, down] }: GrainMesh): string[] {
  const corner = (row: number, column: number) => {
    const zigzag = (row + column) % 2 === 0 ? -down / 6 : down / 6
    const x = (column - 1) * (across / 2) + (scatter(row, column) - 0.5) * across * 0.42
    const y = (row - 0.5) * down + zigzag + (scatter(column, row + 50) - 0.5) * down * 0.42
    return `${Math.round(x)} ${Math.round(y)}`
  }
  const tones = Array.from({ length: GRAIN_TONES }, () => '')
  for (let row = 0; (row - 1) * down < height; row += 1)
    for (let column = row % 2 === 0 ? 1 : 0; (column - 2) * (across / 2) < width; column += 2) {
      const above = [0, 1, 2].map((step) => corner(row, column + step))
      const below = [2, 1, 0].map((step) => corner(row + 1, column + step))
      tones[Math.floor(scatter(row + 9, column + 4) * GRAIN_TONES)] += `M${[...above, ...below].join('L')}Z`
    }
  return tones
}
