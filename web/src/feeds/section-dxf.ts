import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, Units } from '@tarikjabiri/dxf'
import { brand } from 'supabase/brand'
import type { Outline, Ring } from '#content/sections/outline.ts'

/** Height of the note, and its distance from the section, in mm. */
const NOTE = 3
/** Handles in use are smaller: the writer states a seed from before it has drawn anything. */
const HANDLE_SEED = 'FFFF'
const METRIC = 1

/**
 * A section as DXF (AutoCAD 2007) in millimetres, 1 : 1: closed polylines whose arcs are arcs, on the layers ALUMINIUM and
 * POLYAMIDE.
 * @param note is written below the section, on the layer NOTE
 */
export function sectionDxf({ metal, polyamide = [] }: Outline, note: string): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.setVariable('$MEASUREMENT', { 70: METRIC })
  dxf.setVariable('$LASTSAVEDBY', { 1: brand.name })
  dxf.setVariable('$HANDSEED', { 5: HANDLE_SEED })
  const draw = (layerName: string, color: number, rings: readonly Ring[]) => {
    if (rings.length > 0) dxf.addLayer(layerName, color)
    for (const ring of rings)
      dxf.addLWPolyline(
        ring.map(([x = 0, y = 0, bulge]) => ({ point: point2d(x, y), ...(bulge && { bulge }) })),
        { flags: LWPolylineFlags.Closed, layerName },
      )
  }
  draw('ALUMINIUM', Colors.White, metal)
  draw('POLYAMIDE', Colors.Red, polyamide)
  dxf.addLayer('NOTE', Colors.Cyan)
  const corners = metal.flat()
  const left = Math.min(...corners.map(([x = 0]) => x))
  const bottom = Math.min(...corners.map(([, y = 0]) => y))
  dxf.addText(point3d(left, bottom - 2 * NOTE), NOTE, note, { layerName: 'NOTE' })
  return dxf.stringify()
}
