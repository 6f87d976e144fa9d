import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  pdfFile,
  withFile,
  withLaunch,
  withLinks,
  withPassword,
  withRemote,
  withScript,
} from '../../testing/pdf-files.ts'
import { encodePdf } from './pictures.pdf.ts'

test.each([
  ['no PDF', async () => Buffer.from('<html><script>alert(1)</script>'), 'documentType'],
  ['a broken one', async () => (await pdfFile()).subarray(0, 60), 'documentBroken'],
  ['one with a script', () => pdfFile(1, withScript), 'documentScripts'],
  ['one that starts a program', () => pdfFile(1, withLaunch), 'documentScripts'],
  ['one that brings a program along', () => pdfFile(1, withFile), 'documentScripts'],
  ['one that opens a file of another machine', () => pdfFile(1, withRemote), 'documentScripts'],
  ['one that links to a script', () => pdfFile(1, withLinks('javascript:alert(1)')), 'documentScripts'],
  [
    'one that links to another machine',
    () => pdfFile(1, withLinks(String.raw`\\\\host.example\\share`)),
    'documentScripts',
  ],
  ['one that links to a file of the reader', () => pdfFile(1, withLinks('file:///c:/a.exe')), 'documentScripts'],
  [
    'one that hides a script from some readers',
    async () => Buffer.concat([await pdfFile(), Buffer.from('%/JavaScript')]),
    'documentScripts',
  ],
  ['an encrypted one', () => pdfFile(1, withPassword), 'documentEncrypted'],
])('%s is refused with the reason', async (_, make, code) => {
  const refusal = encodePdf(await make(), 'file')
  await expect(refusal).rejects.toMatchObject({ statusCode: 415, details: { field: 'file', code } })
})

test('pages are counted, the first is drawn, and links to the web are told once, at most two hundred', async () => {
  const many = Array.from({ length: 210 }, (_, index) => `https://partner.example/${index % 205}`)
  const { links, ...drawn } = await encodePdf(
    await pdfFile(2, withLinks('mailto:a@b.example', 'next.pdf', ...many)),
    'f',
  )
  expect(drawn).toMatchObject({ pages: 2, width: 640 })
  expect(await sharp(drawn.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 640, height: drawn.height })
  expect(links).toHaveLength(200)
  expect(new Set(links).size).toBe(200)
  expect(links.every((link) => link.startsWith('https://partner.example/'))).toBe(true)
})
