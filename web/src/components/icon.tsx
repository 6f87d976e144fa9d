/** Drawings that visitors and staff see. */
export const drawings = {
  arrow: 'M3 10h13M11 5l5 5-5 5',
  left: 'M17 10H4M9 5l-5 5 5 5',
  down: 'm5 8 5 5 5-5',
  minus: 'M3.5 10h13',
  plus: 'M10 3.5v13M3.5 10h13',
  play: 'M6 3.5v13l10.5-6.5Z',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13.2 13.2l4.3 4.3',
  check: 'm3.5 10.5 4.5 4.5 8.5-10',
  cross: 'm4.5 4.5 11 11M15.5 4.5l-11 11',
  person: 'M10 3a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM3 17.5c0-4 3-6 7-6s7 2 7 6',
  pause: 'M7 4v12M13 4v12',
  grid: 'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z',
  list: 'M2.5 5h15M2.5 10h15M2.5 15h15',
  calendar: 'M3 4.5h14V17H3zM3 8.5h14M6.5 2.5V6M13.5 2.5V6',
  download: 'M10 2.5v10M6 8.5l4 4 4-4M4 13.5v4h12v-4',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1',
  external: 'M8 4H3.5v12.5H16V12M11 3h6v6M17 3 9.5 10.5',
  mail: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
  phone: 'M3 3h4l1.6 4.3-2.2 1.5a10 10 0 0 0 4.8 4.8l1.5-2.2L17 13v4h-1.5C9 17 3 11 3 4.5Z',
  warning: 'M10 2.5 18.5 17h-17ZM10 8v4M10 14.2v.3',
  linkedin: 'M5 8v8M5 4.5v.5M9 16V8M9 11.5c0-2 1.3-3.5 3.2-3.5S15.5 9.3 15.5 11.5V16',
  facebook: 'M14 3h-1.5C10.5 3 9.5 4.2 9.5 6v12M6.5 10H13',
  youtube: 'M2 5.5h16v9H2zM8.5 8v4l3.5-2Z',
  instagram: 'M3 3h14v14H3zM13.3 10a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0ZM14 5.800v.4',
} as const

export type IconName = keyof typeof drawings

type IconProps = ({ name: IconName } | { name?: never; d: string }) & { size?: 'small' | 'large' | undefined }

/**
 * A line drawing of 20 × 20, only for the eye: a label stands beside it or on its button. Of those above by `name`; one
 * that few pages show they give as a path, `d`.
 */
export function Icon({ size, ...drawing }: IconProps) {
  const { name } = drawing
  const classes = ['ico', size === 'small' && 'ico--s', size === 'large' && 'ico--l', name === 'arrow' && 'ico--arrow']
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 20 20" aria-hidden="true">
      <path d={name ? drawings[name] : drawing.d} />
    </svg>
  )
}
