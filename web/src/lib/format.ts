const NARROW_SPACE = '\u202f'

/** `2026-11-12` as every record shows it, in each language: `12-11-2026` (NEWS-09, AMB-54). */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-')
  return `${day}-${month}-${year}`
}

/** A number with a point, and thin groups from five digits on: `2200`, `11 500`, `0.5`. */
export function formatNumber(value: number, decimals = decimalsOf(value)): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const grouped = whole.length > 4 ? inThousands(whole) : whole
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

function inThousands(digits: string): string {
  if (/^-?\d{1,3}$/.test(digits)) return digits
  return `${inThousands(digits.slice(0, -3))}${NARROW_SPACE}${digits.slice(-3)}`
}

/** How many decimals a number is written with. */
export function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

const MEGABYTE = 1_000_000

/** The size of a file: `84 kB`, `1.1 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`
  return `${formatNumber(bytes / MEGABYTE, 1)}\u00a0MB`
}
