import { brand } from 'supabase/brand'
import styles from './bulgaria-map.module.css'
import { bulgaria } from './bulgaria-map.shapes.ts'

/** Where the name of a town stands beside its square. */
const NAMES: Readonly<Record<string, readonly [number, number]>> = {
  Sofia: [-66, 8],
  Plovdiv: [14, 26],
  Varna: [16, -10],
  Burgas: [16, 8],
  Ruse: [16, -6],
  'Veliko Tarnovo': [-40, 34],
  Pleven: [12, -10],
}
const towns = Object.entries<readonly [number, number]>(bulgaria.towns)

interface BulgariaMapProps {
  /** What it shows. */
  label: string
}

/** A drawing of Bulgaria with the plant, which needs no map service. It fills its box and may be cut at the edges. */
export function BulgariaMap({ label }: BulgariaMapProps) {
  const [x, y] = bulgaria.towns.Shumen
  return (
    <svg viewBox="330 40 870 620" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <rect className={styles.sea} x="-900" y="-400" width="2700" height="1700" />
      <path className={styles.neighbours} d={bulgaria.neighbours} />
      <path className={styles.country} d={bulgaria.country} />
      <path className={styles.roads} d={bulgaria.roads} />
      <path className={styles.verge} d={bulgaria.hemus} />
      <path className={styles.hemus} d={bulgaria.hemus} />
      {towns.map(([name, [left, top]]) => {
        const [dx, dy] = NAMES[name] ?? []
        return (
          dx !== undefined && (
            <g key={name} transform={`translate(${left} ${top})`} className={styles.town}>
              <rect x="-5" y="-5" width="10" height="10" />
              <text x={dx} y={dy}>
                {name}
              </text>
            </g>
          )
        )
      })}
      <g transform={`translate(${x} ${y})`} className={styles.plant}>
        <circle r="46" />
        <rect x="-13" y="-13" width="26" height="26" />
        <text x="26" y="-32">
          {brand.city}
        </text>
      </g>
    </svg>
  )
}
