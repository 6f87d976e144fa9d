import { type Outline, segmentsOf } from './outline.ts'

const round = (value: number) => Number(value.toFixed(3))

/** An outline as the path of an SVG, where y points down; holes by the rule of even and odd. */
export function outlinePath({ metal, polyamide = [] }: Outline): string {
  return [...metal, ...polyamide]
    .map((ring) => {
      const [x = 0, y = 0] = ring[0] ?? []
      const ways = segmentsOf(ring).map(({ to, arc }) => {
        const end = `${round(to[0])} ${round(-to[1])}`
        if (!arc) return `L${end}`
        const isLarge = Math.abs(arc.sweep) > Math.PI
        return `A${round(arc.radius)} ${round(arc.radius)} 0 ${Number(isLarge)} ${Number(arc.sweep < 0)} ${end}`
      })
      return `M${round(x)} ${round(-y)}${ways.join('')}z`
    })
    .join('')
}
