import { Axis, FineLine, Height, Label, Width } from '#components/technical-drawing.tsx'

interface SheetDrawingProps {
  /** All in millimetres. */
  width: number
  length: number
  thickness: number
  /** A size with its unit. */
  write: (millimetres: number) => string
}

export const SHEET_SHEET = [480, 270] as const
/** The place of the sheet: the room for it, and its upper left corner. */
const SHEET = { long: 350, wide: 160, left: 100, top: 44 }

/** A sheet to scale, seen from above. */
export function SheetDrawing({ width, length, thickness, write }: SheetDrawingProps) {
  const scale = Math.min(SHEET.long / length, SHEET.wide / width)
  const right = SHEET.left + length * scale
  const bottom = SHEET.top + width * scale
  const middle = (SHEET.left + right) / 2
  return (
    <>
      <rect x={SHEET.left} y={SHEET.top} width={length * scale} height={width * scale} fill="var(--alu-100)" />
      <FineLine d={`M${right - 6} ${SHEET.top}v-14h-14`} />
      <Label x={right - 26} y={SHEET.top - 9} align="end">
        {write(thickness)}
      </Label>
      <Height x={SHEET.left - 16} top={SHEET.top} bottom={bottom} />
      <Label x={SHEET.left - 26} y={(SHEET.top + bottom) / 2 + 5} align="end">
        {write(width)}
      </Label>
      <Width y={bottom + 20} left={SHEET.left} right={right} />
      <Label x={middle} y={bottom + 44}>
        {write(length)}
      </Label>
    </>
  )
}

interface ProfileDrawingProps {
  /** What fills the cut metal. */
  hatch: string
  /** With their units. */
  area: string
  length: string
  perMetre: string
}

export const PROFILE_SHEET = [480, 240] as const

/** A profile cut through, and beside it from the side; not to scale, for its shape is not asked for. */
export function ProfileDrawing({ hatch, area, length, perMetre }: ProfileDrawingProps) {
  return (
    <>
      <path d="M30 40H146V156H30ZM48 58V90H128V58ZM48 106V138H128V106Z" fill={hatch} fillRule="evenodd" />
      <FineLine d="M88 98V186" />
      <Label x={88} y={208}>
        {area}
      </Label>
      <Axis d="M14 98H162M200 98H470" />
      <path d="M210 40H456M210 156H456M210 40V156M456 40V156M210 58H456M210 138H456" />
      <Label x={333} y={88}>
        {perMetre}
      </Label>
      <Width y={176} left={210} right={456} />
      <Label x={333} y={208}>
        {length}
      </Label>
    </>
  )
}
