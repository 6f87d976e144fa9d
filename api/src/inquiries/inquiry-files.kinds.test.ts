import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindOf } from './inquiry-files.kinds.ts'

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'white' } })
const text = (content: string) => Buffer.from(content)

test('pictures are known by their content', async () => {
  expect(kindOf(await picture.clone().png().toBuffer())).toBe('png')
  expect(kindOf(await picture.clone().jpeg().toBuffer())).toBe('jpeg')
})

test.each([
  ['pdf', '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
  ['pdf', '\ufeff%PDF-1.7\n'],
  ['pdf', '\r\n%PDF-1.4'],
  ['pdf', `--boundary\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7`],
  ['step', "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');"],
  ['step', '/* made by a program */\r\nISO-10303-21;\r\nHEADER;'],
  ['dxf', '0\nSECTION\n2\nHEADER\n9\n$ACADVER\n'],
  ['dxf', '  0\r\nSECTION\r\n  2\r\nHEADER\r\n'],
  ['dxf', '999\r\nmade by a program\r\n  0\r\nSECTION\r\n'],
  ['dxf', 'AutoCAD Binary DXF\r\n\u001a\u0000\u0000SECTION'],
  ['dwg', 'AC1032\u0000\u0000\u0000'],
  ['dwg', 'AC1015\u0000\u0000\u0000'],
])('%s is known by its content', (kind, content) => {
  expect(kindOf(text(content))).toBe(kind)
})

test.each([
  ['a program', 'MZ\u0090\u0000\u0003'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing of the web', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['an archive', 'PK\u0003\u0004'],
  ['a script that names a PDF later', '#!/bin/sh\n%PDF-1.7'],
  ['an archive that names a PDF later', 'PK\u0003\u0004%PDF-1.7'],
  ['a page that names a PDF later', '<html>%PDF-1.7'],
  ['a PDF far behind', `${' '.repeat(1100)}%PDF-1.7`],
  ['an old DWG', 'AC1009\u0000'],
  ['a text', '0\nTEXT\n'],
  ['nothing', ''],
])('%s is none of them, whatever its name says', (_what, content) => {
  expect(kindOf(text(content))).toBeNull()
})
