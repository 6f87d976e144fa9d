import { preload } from 'react-dom'
import cyrillic from '#styles/fonts/sofia-sans-cyrillic-wght-normal.woff2?url'

/** For a page whose text is Bulgarian: its letters come with the page, so that no line moves when they are there. */
export function preloadCyrillic(): void {
  preload(cyrillic, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
