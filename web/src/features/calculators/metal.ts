/** Cubic millimetres in a cubic decimetre. */
const MM3 = 1e6
const MM_PER_M = 1000

/** Sizes in millimetres, density in kg/dm³. */
interface Flat {
  thickness: number
  width: number
  density: number
}

/** The weight of a flat piece, in kg; `length` in mm. */
export function weightOfPiece({ thickness, width, density }: Flat, length: number): number {
  return (thickness * width * length * density) / MM3
}

/** How many metres of a strip weigh so many kg. */
export function metresOfWeight({ thickness, width, density }: Flat, kg: number): number {
  return (kg * MM3) / (thickness * width * density) / MM_PER_M
}

/** Metres of a strip on a coil wound without gaps; diameters and thickness in mm. */
export function metresOnCoil({ outer, core, thickness }: { outer: number; core: number; thickness: number }): number {
  return (Math.PI * (outer ** 2 - core ** 2)) / (4 * thickness) / MM_PER_M
}

/** The outer diameter, in mm, of a coil of so many metres. */
export function outerOfMetres({
  metres,
  core,
  thickness,
}: {
  metres: number
  core: number
  thickness: number
}): number {
  return Math.sqrt(core ** 2 + (4 * thickness * metres * MM_PER_M) / Math.PI)
}

/** The weight of a metre of a profile, in kg, by the area of its section in mm². */
export function kgPerMetre(area: number, density: number): number {
  return (area * MM_PER_M * density) / MM3
}

/** The area of a section, in mm², by the weight of a metre. */
export function areaOf(perMetre: number, density: number): number {
  return (perMetre * MM3) / (density * MM_PER_M)
}

/** How many pieces of a weight go into a pack that weighs no more than so many kg. */
export function piecesPerPack(pack: number, piece: number): number {
  return Math.floor(pack / piece + 1e-9)
}
