import angle60 from './sections/angle-60.svg?url'
import channel60 from './sections/channel-60.svg?url'
import heatsink120 from './sections/heatsink-120.svg?url'
import iBeam80 from './sections/i-beam-80.svg?url'
import louvre150 from './sections/louvre-150.svg?url'
import mullion50x120 from './sections/mullion-50x120.svg?url'
import multi100x50 from './sections/multi-100x50.svg?url'
import starHeatsink from './sections/star-heatsink.svg?url'
import tSlot40 from './sections/t-slot-40.svg?url'
import tube50 from './sections/tube-50.svg?url'
import tube80x40 from './sections/tube-80x40.svg?url'
import windowFrame from './sections/window-frame.svg?url'
import zBar from './sections/z-bar.svg?url'

/** Cross-sections by their codes, to scale within each drawing; sizes in pixels. */
export const sections = {
  'angle-60': { src: angle60, width: 492, height: 492 },
  'channel-60': { src: channel60, width: 492, height: 359 },
  'heatsink-120': { src: heatsink120, width: 492, height: 239 },
  'i-beam-80': { src: iBeam80, width: 392, height: 492 },
  'louvre-150': { src: louvre150, width: 492, height: 167 },
  'mullion-50x120': { src: mullion50x120, width: 241, height: 492 },
  'multi-100x50': { src: multi100x50, width: 492, height: 292 },
  'star-heatsink': { src: starHeatsink, width: 492, height: 492 },
  't-slot-40': { src: tSlot40, width: 492, height: 492 },
  'tube-50': { src: tube50, width: 492, height: 492 },
  'tube-80x40': { src: tube80x40, width: 492, height: 292 },
  'window-frame': { src: windowFrame, width: 492, height: 395 },
  'z-bar': { src: zBar, width: 492, height: 408 },
} as const
