import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, Units } from '@tarikjabiri/dxf'
import { brand } from 'supabase/brand'
import { drawings } from '#content/picture-codes.ts'
import { type Outline, type Ring, sectionOutlines } from '#content/sections/outline.ts'
import { type SectionFormat, sectionFilePath, sectionFormats } from '#content/sections/section-files.ts'
import { createBundledI18n } from '#i18n/bundled-translations.ts'
import { sectionStep } from './section-step.ts'

const TYPES: Readonly<Record<SectionFormat, string>> = { dxf: 'image/vnd.dxf', step: 'model/step' }

interface SectionFile {
  type: string
  /** @param site the public origin */
  write: (site: string) => Promise<string>
}

/** The outline and the solid of each drawn section, by their paths. Each says that it is an example. */
export const sectionFiles: ReadonlyMap<string, SectionFile> = new Map(
  drawings.flatMap((code) =>
    sectionFormats.map((format) => [
      sectionFilePath(code, format),
      {
        type: TYPES[format],
        write: async (site) => {
          const i18n = await createBundledI18n(['products'])
          const name = i18n.t(`products:sections.names.${code}`).replaceAll('\u00a0', ' ')
          const note = i18n.t('products:sections.fileNote', { name, to: site })
          const outline = sectionOutlines[code]
          return format === 'dxf' ? sectionDxf(outline, note) : sectionStep(outline, { id: code, name, note })
        },
      },
    ]),
  ),
)

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
function sectionDxf({ metal, polyamide = [] }: Outline, note: string): string {
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
