import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logoColours, pressCodes } from '#content/press.ts'
import { pictures } from './pictures.ts'
import { pressFiles } from './press-files.ts'

const folder = join(import.meta.dirname, '../../public/press')

test('the pictures for the press are as large and heavy as their table says, and none was enlarged', async () => {
  expect(Object.keys(pressFiles)).toEqual([...pressCodes])
  for (const code of pressCodes) {
    const file = join(folder, `${code}.jpg`)
    const { format, width, height } = await sharp(file).metadata()
    expect([format, width, height, statSync(file).size], code).toEqual(['jpeg', ...pressFiles[code]])
    expect(width, code).toBeLessThanOrEqual(pictures[code].width)
    expect(width, code).toBeGreaterThanOrEqual(2560)
  }
})

test('the logo is there in each colour, drawn without a font, and as a picture of 2400 pixels without ground', async () => {
  for (const { id, hex } of logoColours) {
    const drawing = readFileSync(join(folder, `logo-${id}.svg`), 'utf8')
    expect(drawing).toContain(`fill="${hex}"`)
    expect(drawing).not.toMatch(/<text|font/)
    const { format, width, hasAlpha } = await sharp(join(folder, `logo-${id}.png`)).metadata()
    expect([format, width, hasAlpha], id).toEqual(['png', 2400, true])
  }
  expect(globSync('*', { cwd: folder })).toHaveLength(pressCodes.length + 2 * logoColours.length)
})
