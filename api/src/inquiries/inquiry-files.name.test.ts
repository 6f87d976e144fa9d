import { expect, test } from 'vitest'
import { fileName } from '#http/file-name.ts'
import { nameOfKind } from './inquiry-files.name.ts'

test.each([
  ['bracket.step', 'step', 'bracket.step'],
  ['Чертеж на профил.PDF', 'pdf', 'Чертеж на профил.PDF'],
  ['photo.jpeg', 'jpeg', 'photo.jpeg'],
  ['C:\\drawings\\part.dwg', 'dwg', 'part.dwg'],
  ['../../etc/passwd', 'dxf', 'passwd.dxf'],
  ['offer.exe', 'pdf', 'offer.exe.pdf'],
  ['run.bat', 'pdf', 'run.bat.pdf'],
  ['cod\u202egpj.exe', 'png', 'codgpj.exe.png'],
  ['draw\u061cing.pdf', 'pdf', 'drawing.pdf'],
  ['\u200b.pdf', 'pdf', 'pdf.pdf'],
  ['Чертеж-йод.pdf'.normalize('NFD'), 'pdf', 'Чертеж-йод.pdf'],
  [`${'図'.repeat(200)}.pdf`, 'pdf', `${'図'.repeat(83)}.pdf`],
  ['a\u0000\r\nb".png', 'png', 'a b.png'],
  ['.png', 'png', 'png.png'],
  ['', 'dxf', 'drawing.dxf'],
  [`${'я'.repeat(300)}.stp`, 'step', `${'я'.repeat(116)}.stp`],
] as const)('%s of kind %s is saved as %s', (name, kind, saved) => {
  expect(nameOfKind(fileName(encodeURIComponent(name)), kind)).toBe(saved)
  expect(saved.length).toBeLessThanOrEqual(120)
  expect(Buffer.byteLength(saved)).toBeLessThanOrEqual(255)
})

test.each([undefined, '%', '%ff', ['a', 'b']])('%s is no name', (header) => {
  expect(() => fileName(header)).toThrow(expect.objectContaining({ statusCode: 400 }))
})
