/** Pixels of a side of the squares in which a portrait is served: an avatar of 60 to 144 px on screens of every density. */
export const PORTRAIT_SIDES = [80, 160, 240, 432] as const
export type PortraitSide = (typeof PORTRAIT_SIDES)[number]

export const PORTRAIT_FORMATS = ['avif', 'webp'] as const
export type PortraitFormat = (typeof PORTRAIT_FORMATS)[number]

/** Endings of the files that staff may choose, in addition to those of HEIC, which a browser converts first. */
export const PORTRAIT_ENDINGS = ['jpg', 'jpeg', 'png', 'webp'] as const

/** Pixels of the shorter side below which a photograph is refused, and below which staff are told that it will be blurred. */
export const MIN_PORTRAIT_SIDE = 160
export const ADVISED_PORTRAIT_SIDE = PORTRAIT_SIDES[3]

/** The name of a stored photograph without its ending: the beginning of its SHA-256, and its size. */
export const PORTRAIT = /^[0-9a-f]{32}-\d{1,4}x\d{1,4}$/

/** What a square crop keeps: percent from the left and from the top, in tens. */
export const PORTRAIT_FOCUS = /^(0|[1-9]0|100) (0|[1-9]0|100)$/
export const MIDDLE = '50 50'

/** The crop of a photograph as its addresses name it: `/uploads/people/{crop}.{side}.{format}`. */
export const portraitCrop = (picture: string, focus: string): string => `${picture}.${focus.replace(' ', '-')}`

/** Where a crop is found in one size. @param crop of `portraitCrop` */
export const portraitAddress = (crop: string, side: PortraitSide, format: PortraitFormat): string =>
  `/uploads/people/${crop}.${side}.${format}`
