import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from '../../e2e/browser.ts'

const ORIGIN = 'http://documents.invalid'
const styles = join(import.meta.dirname, '../../web/src/styles')
const pdfjs = join(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'), '..')
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
}
/** All documents bear the same day, so that an unchanged text makes an unchanged file. */
const DAY = 'D:20260101000000+00'
const CELL = /\(node(\d{8})\)/g

/** Chromium as a printer: HTML becomes a tagged PDF, and the first page of a PDF becomes a picture. */
export async function createPrinter(picture: (code: string) => Promise<Buffer>) {
  const browser = await chromium.launch({ executablePath: ensureBrowser() })
  const page = await browser.newPage()
  let html = ''
  let pdf: Buffer = Buffer.alloc(0)

  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const [, folder, name = ''] = /^\/(\w+)\/(.+)$/.exec(pathname) ?? []
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    if (pathname === '/document.pdf') return route.fulfill({ contentType: 'application/pdf', body: pdf })
    if (folder === 'pictures') {
      const isDrawing = name.endsWith('.svg')
      const body = await picture(name.replace(/\.\w+$/, ''))
      return route.fulfill({ contentType: isDrawing ? 'image/svg+xml' : 'image/jpeg', body })
    }
    const file =
      folder === 'styles'
        ? join(styles, name)
        : folder === 'pdfjs'
          ? join(pdfjs, name)
          : join(import.meta.dirname, pathname)
    return route.fulfill({ contentType: TYPES[extname(file)] ?? 'text/plain', body: readFileSync(file) })
  })

  return {
    /** @returns the PDF of a whole page of HTML */
    async print(document: string): Promise<Buffer> {
      html = document
      await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
      await page.evaluate(() => globalThis.document.fonts.ready)
      const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
      return withoutChance(printed)
    },

    /** @returns the number of pages, and the first one as WebP, so many pixels wide, with its size */
    async look(document: Buffer, width: number) {
      pdf = document
      html = '<!doctype html><canvas></canvas>'
      await page.goto(`${ORIGIN}/`, { waitUntil: 'load' })
      const { pages, png } = await page.evaluate(drawFirstPage, width)
      const thumbnail = sharp(Buffer.from(png, 'base64')).webp({ quality: 78 })
      return { pages, ...(await thumbnail.toBuffer({ resolveWithObject: true })) }
    },

    end: () => browser.close(),
  }
}

/**
 * Takes out what differs from one printing to the next: the moment, and the numbers of table cells, which count on from
 * the documents before. Nothing changes its length, so that no offset moves.
 */
function withoutChance(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const cells = [...new Set([...text.matchAll(CELL)].map(([, number]) => number))].sort()
  const same = text
    .replace(/D:\d{14}\+\d\d(?='00')/g, DAY)
    .replace(CELL, (_, number) => `(node${String(cells.indexOf(number)).padStart(8, '0')})`)
  return Buffer.from(same, 'latin1')
}

/** Runs in the page: pdf.js counts the pages and draws the first onto the canvas, a PNG in base64. */
async function drawFirstPage(width: number): Promise<{ pages: number; png: string }> {
  const { getDocument, GlobalWorkerOptions } = (await import(
    `${location.origin}/pdfjs/build/pdf.mjs`
  )) as typeof import('pdfjs-dist')
  GlobalWorkerOptions.workerSrc = '/pdfjs/build/pdf.worker.mjs'
  const document = await getDocument({ url: '/document.pdf' }).promise
  const page = await document.getPage(1)
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const canvas = globalThis.document.querySelector('canvas') as HTMLCanvasElement
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  return { pages: document.numPages, png: canvas.toDataURL('image/png').split(',')[1] ?? '' }
}
