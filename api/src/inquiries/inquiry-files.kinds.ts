import type { InquiryFileKind } from 'supabase/inquiry-facts'
import { hasPdfSignature } from '#lib/pdf-signature.ts'

/** DWG since AutoCAD R13, by the version in its first six bytes. */
const DWG = /^AC10(?:12|14|15|18|21|24|27|32)/
/** DXF as text: after comments (group 999) the first group is 0 and its value SECTION. */
const DXF = /^\uFEFF?(?:[ \t]*999[ \t]*\r?\n[^\n]*\n)*[ \t]*0[ \t]*\r?\n[ \t]*SECTION\b/
const DXF_BINARY = 'AutoCAD Binary DXF\r\n\u001a\u0000'
/** STEP (ISO 10303-21), comments and blank lines in front left out. */
const STEP = /^\uFEFF?(?:\s|\/\*[^*]*\*\/)*ISO-10303-21\s*;/

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
/** As much of a file as is looked at. */
const HEAD = 4_096

/** What a file is by its content, whatever its name says; `null` for what an inquiry does not take. */
export function kindOf(bytes: Buffer): InquiryFileKind | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png'
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg'
  if (hasPdfSignature(bytes)) return 'pdf'
  const head = bytes.toString('latin1', 0, HEAD)
  if (DWG.test(head)) return 'dwg'
  if (head.startsWith(DXF_BINARY) || DXF.test(head)) return 'dxf'
  return STEP.test(head) ? 'step' : null
}
