/** Pixels of a preview in social networks. */
export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630
/** Some networks ask for small ones, and all cards are kept with the sources. */
export const CARD_MAX_BYTES = 40_000

/** Address of the preview of a page, which `pnpm artwork cards` draws. */
export function cardFile(path: string): string {
  const [page] = path.split('?')
  return `/cards${page === '/' ? '/home' : page}.jpg`
}
