import { expect, test } from './fixtures.ts'
import { recordSentRequests } from './sent-requests.ts'

/** A tube of 90 × 50 mm in straight lines, `wall` thick; with `gap`, its right side is open. */
function tube(wall: number, gap = false): string {
  const ring = (x: number, y: number, width: number, height: number) => {
    const corners = [
      [x + width, y + height / 2 + 2],
      [x + width, y + height],
      [x, y + height],
      [x, y],
      [x + width, y],
      [x + width, y + height / 2 - 2],
    ]
    return [
      `0\nLWPOLYLINE\n8\n0\n90\n6\n70\n${gap ? 0 : 1}`,
      ...corners.map(([cornerX, cornerY]) => `10\n${cornerX}\n20\n${cornerY}`),
    ].join('\n')
  }
  const inner = gap ? [] : [ring(wall, wall, 90 - 2 * wall, 50 - 2 * wall)]
  return [
    '0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES',
    ring(0, 0, 90, 50),
    ...inner,
    '0\nENDSEC\n0\nEOF\n',
  ].join('\n')
}
const dxf = (text: string, name = 'rail.dxf') => ({ name, mimeType: 'image/vnd.dxf', buffer: Buffer.from(text) })

test('"Can you press this section?": the drawing is read in the browser and sent only by who asks about it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/products/section-check')
  const file = page.locator('input[type=file]')
  const answer = page.getByRole('status').first().getByRole('heading', { level: 2 })
  await expectAccessible(page)
  const example = await page.request.get('/products/sections/tube-80x40.dxf')
  await page.waitForLoadState('networkidle')
  const sent = recordSentRequests(page)

  await file.setInputFiles(dxf(await example.text(), 'tube.dxf'))
  await expect(answer).toHaveText('Yes, it fits')
  await expect(page.getByRole('row', { name: /^Weight/ })).toContainText('kg/m')
  await file.setInputFiles(dxf(tube(0.9)))
  await expect(answer).toHaveText('Not like this')
  await expect(page.getByText('The thinnest wall is 0.90 mm. We press from 1.2 mm, typical.')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Outline of the section, 90\.0 mm by 50\.0 mm, hollow/ })).toBeVisible()
  await expectAccessible(page)
  await file.setInputFiles(dxf(tube(2, true)))
  await expect(answer).toHaveText('The outline is open')
  await expect(page.getByText('x 90.0, y 27.0')).toBeVisible()
  await file.setInputFiles(dxf('%PDF-1.7'))
  await expect(answer).toHaveText('This is not a DXF of text')
  await file.setInputFiles(dxf(tube(2).replace('\n70\n4\n', '\n70\n0\n')))
  await expect(answer).toHaveText('Which unit is it in?')
  await page.getByRole('button', { name: /^90\.0 × 50\.0 inch/ }).click()
  await expect(answer).toHaveText('Not like this')
  await file.setInputFiles(dxf(tube(1.3)))
  await expect(answer).toHaveText('Close to a limit')
  expect(sent).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ask about this section' }).click()
  await expect(page).toHaveURL(/\/products\/extruded\/industrial-profiles/)
  await expect(page.getByLabel('Message')).toHaveValue(/^rail\.dxf: Thinnest wall 1\.30 mm, Weight \d\.\d{3} kg\/m/)
  await expect(page.getByText('rail.dxf').first()).toBeVisible()
  const posts = () => sent.filter((one) => one.startsWith('POST'))
  await expect.poll(posts).toEqual([expect.stringContaining('/api/inquiries/files')])
})
