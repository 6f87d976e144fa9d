import type { ReactNode } from 'react'
import type { ProductUrl } from '#content/catalogue.ts'
import styles from './product-index.module.css'

/** A reel lying on its side: its middle, half its height, half the width of its face, and how long it is. */
const reel = (x: number, high: number, face: number, long: number) => (
  <>
    <ellipse cx={x} cy="36" rx={face} ry={high} />
    <path d={`M${x} ${36 - high}h${long}a${face} ${high} 0 0 1 0 ${2 * high}h-${long}`} />
    <ellipse cx={x} cy="36" rx={face * 0.36} ry={high * 0.36} data-blue />
  </>
)

const glyphs: Readonly<Record<ProductUrl, ReactNode>> = {
  'household-foil': reel(26, 15, 6, 62),
  'container-foil': (
    <>
      {reel(38, 27, 8, 34)}
      <path data-blue d="M72 63h40" />
    </>
  ),
  'converter-foil': reel(28, 22, 6, 54),
  'technical-foil': (
    <>
      {reel(40, 28, 10, 16)}
      {reel(70, 28, 10, 12)}
    </>
  ),
  finstock: (
    <>
      <path d="M10 52c8 0 8-34 14-34s6 34 14 34 8-34 14-34 6 34 14 34 8-34 14-34 6 34 14 34 8-34 14-34" />
      <path data-blue d="M8 58h104M8 12h104" />
    </>
  ),
  'standard-sheets-and-strips': (
    <>
      {reel(36, 30, 11, 30)}
      <path d="M66 66h48" />
    </>
  ),
  'standard-sheets': (
    <>
      <path d="m14 30 52-18 42 14-52 18ZM14 36l42 16 52-18M14 43l42 16 52-18" />
      <path data-blue d="m14 50 42 16 52-18" />
    </>
  ),
  'strips-for-heat-exchangers-finstock': (
    <>
      <path data-blue d="M12 20h96v8H12ZM12 46h96v8H12Z" />
      <path d="M12 46c6 0 5-18 10-18s4 18 10 18 5-18 10-18 4 18 10 18 5-18 10-18 4 18 10 18 5-18 10-18 4 18 10 18 3-10 6-14" />
    </>
  ),
  'heat-shields': (
    <>
      <path d="M12 56c10-56 86-56 96 0" />
      <path data-blue d="M20 56c8-44 72-44 80 0" />
      <path d="M44 24h.1M60 20h.1M76 24h.1M30 34h.1M90 34h.1" data-dots />
    </>
  ),
  'strips-for-noise-protection-panels': (
    <>
      <path d="M16 10h88v52H16Z" />
      <path
        data-dots
        data-blue
        d="M28 22h.1M41 22h.1M54 22h.1M67 22h.1M80 22h.1M93 22h.1M28 36h.1M41 36h.1M54 36h.1M67 36h.1M80 36h.1M93 36h.1M28 50h.1M41 50h.1M54 50h.1M67 50h.1M80 50h.1M93 50h.1"
      />
    </>
  ),
  'omnia-sheets': (
    <>
      <path d="M18 14h68v44H18ZM24 8h68v44M30 2h68v44" />
      <path
        data-blue
        d="M27 27a8 8 0 1 0 16 0 8 8 0 1 0-16 0M49 27a8 8 0 1 0 16 0 8 8 0 1 0-16 0M27 46a8 8 0 1 0 16 0 8 8 0 1 0-16 0M49 46a8 8 0 1 0 16 0 8 8 0 1 0-16 0"
      />
    </>
  ),
  'profiles-for-building-and-architecture': <path data-solid d="M48 12h24v48H48ZM52 16v40h16V16ZM56 12V6M64 12V6" />,
  'profiles-for-automotive-and-transportation': (
    <path data-solid d="M22 20h76v32H22ZM25 23v26h22V23ZM50 23v26h20V23ZM73 23v26h22V23Z" />
  ),
  'profiles-for-distribution': <path data-solid d="M38 12h44v4H62v40h20v4H38v-4h20V16H38Z" />,
  'industrial-profiles': (
    <path
      data-solid
      d="M36 12h18v4h-5l6 8h10l6-8h-5v-4h18v18h-4v-5l-8 6v10l8 6v-5h4v18H66v-4h5l-6-8H55l-6 8h5v4H36V42h4v5l8-6V31l-8-6v5h-4ZM60 32a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"
    />
  ),
}

/** A product drawn in a few lines, only for the eye. */
export function ProductGlyph({ product }: { product: ProductUrl }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 120 72" aria-hidden="true">
      {glyphs[product]}
    </svg>
  )
}
