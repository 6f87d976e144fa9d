import type { Page } from '@playwright/test'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface PrintedPage {
  /** All that is to be read, with single spaces. */
  text: string
  /** How many pictures it has. */
  pictures: number
}

/** Waits for the line that stands on paper only; it comes when the visitor does anything. */
export async function readyToPrint(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('[data-print-line]').waitFor({ state: 'attached' })
}

/** What a page is on A4, sheet by sheet. The pictures that only paper shows have come before. */
export async function printPages(page: Page): Promise<PrintedPage[]> {
  await readyToPrint(page)
  await page.emulateMedia({ media: 'print' })
  for (const picture of await page.locator('main img').all())
    if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    [...document.images].every((image) => !image.checkVisibility() || (image.complete && image.naturalWidth > 0)),
  )
  const data = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
  await page.emulateMedia({ media: null })
  const task = getDocument({ data, verbosity: 0 })
  const { numPages } = await task.promise
  const sheets: PrintedPage[] = []
  for (let number = 1; number <= numPages; number += 1) {
    const sheet = await (await task.promise).getPage(number)
    const { items } = await sheet.getTextContent()
    const { fnArray } = await sheet.getOperatorList()
    sheets.push({
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
      pictures: fnArray.filter((one) => one === OPS.paintImageXObject).length,
    })
  }
  await task.destroy()
  return sheets
}
