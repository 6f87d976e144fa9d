const PATHS = {
  arrow: 'M3 10h13M11 5l5 5-5 5',
  left: 'M17 10H4M9 5l-5 5 5 5',
  close: 'm4.5 4.5 11 11M15.5 4.5l-11 11',
  plus: 'M10 3.5v13M3.5 10h13',
  check: 'm3.5 10.5 4.5 4.5 8.5-10',
  external: 'M8 4H3.5v12.5H16V12M11 3h6v6M17 3 9.5 10.5',
  signOut: 'M8 3H3v14h5M8 10h9M13.5 6.5 17 10l-3.5 3.5',
  trash: 'M3 5.5h14M7.5 5.5v-3h5v3M5 5.5l.8 12h8.4l.8-12M8.5 9v5.5M11.5 9v5.5',
  briefcase: 'M2.5 6.5h15v10h-15zM7 6.5v-3h6v3M2.5 11h15',
  upload: 'M10 13V3M6 6.5 10 2.5l4 4M3 13v4h14v-4',
  warning: 'M10 2.5 18.5 17h-17ZM10 8v4.5M10 14.5v.5',
  code: 'm6.5 5.5-4.5 4.5 4.5 4.5M13.5 5.5l4.5 4.5-4.5 4.5',
  film: 'M2.5 4.5h15v11h-15zM8 7.5v5l4.5-2.5Z',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1',
  previous: 'm12 5-5 5 5 5',
  next: 'm8 5 5 5-5 5',
} as const

const CIRCLES = {
  eye: (
    <>
      <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.500 10 1.500 10Z" />
      <circle cx="10" cy="10" r="2.5" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.500 10 1.500 10Z" />
      <path d="M3.5 16.5l13-13" />
    </>
  ),
  clock: (
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 5.5V10l3 2" />
    </>
  ),
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13.2 13.2 4.3 4.3" />
    </>
  ),
} as const

export type IconName = keyof typeof PATHS | keyof typeof CIRCLES

/** A line drawing of 20 × 20, only for the eye: a name stands beside it or on its button. */
export function Icon({ name, size }: { name: IconName; size?: 'small' | 'large' }) {
  const classes = ['ico', size === 'small' && 'ico--s', size === 'large' && 'ico--l', name === 'arrow' && 'ico--arrow']
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox="0 0 20 20" aria-hidden="true">
      {name in CIRCLES ? CIRCLES[name as keyof typeof CIRCLES] : <path d={PATHS[name as keyof typeof PATHS]} />}
    </svg>
  )
}
