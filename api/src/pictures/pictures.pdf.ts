import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { HttpError } from '#http/errors.ts'
import { hasPdfSignature } from '#lib/pdf-signature.ts'

/** Pixels of the picture of a first page. */
const WIDTH = 640
const MAX_HEIGHT = 1600

/** Of its links; a register of addresses would keep the server asking for days. */
const MAX_LINKS = 200
/** Characters of an address. */
const MAX_ADDRESS = 2000

/**
 * A document whose content was judged: its pages, the first of them as a WebP of so many pixels, and the addresses on the
 * web to which it links.
 */
export type EncodedPdf = { pages: number; thumbnail: Buffer; width: number; height: number; links: string[] }

/**
 * Actions and entries by which a document runs something, brings other files along or opens them (ISO 32000-1, 7.11.4, 12.6.4
 * and 12.7.8): a file on another machine is asked for with the name and the password's hash of who reads.
 */
const RUNNING = [
  'JavaScript',
  'JS',
  'Launch',
  'XFA',
  'RichMedia',
  'ImportData',
  'SubmitForm',
  'GoToR',
  'GoToE',
  'EmbeddedFile',
  'EmbeddedFiles',
].map((name) => PDFName.of(name))
/** Where its links may lead; to no script, and to no file of the reader or of another machine. */
const LINKED = /^(https?:\/\/|mailto:|tel:)/i
/** The same as they stand in a file that hides an object from one reader and shows it to another. */
const RUNNING_TEXT = ['/JavaScript', '/Launch']

/**
 * Judges a PDF by its content, and draws its first page.
 * @throws 415 when it is none, a broken or an encrypted one, or when it holds scripts, starts or opens something or brings files
 */
export async function encodePdf(sent: Buffer, field: string): Promise<EncodedPdf> {
  if (!hasPdfSignature(sent)) throw refused('only PDF is accepted', field, 'documentType')
  const document = await PDFDocument.load(sent, {
    ignoreEncryption: true,
    updateMetadata: false,
    preserveXFA: true,
    parseSpeed: ParseSpeeds.Fastest,
  }).catch((error: unknown) => {
    throw refused('the document is broken', field, 'documentBroken', error)
  })
  if (document.isEncrypted) throw refused('the document is encrypted', field, 'documentEncrypted')
  if (isRunning(document) || leadsElsewhere(document) || RUNNING_TEXT.some((text) => sent.includes(text)))
    throw refused('the document holds scripts or starts programs', field, 'documentScripts')
  return { ...(await draw(sent, field)), links: linksOf(document) }
}

/** All dictionaries of the document, those of streams as well. */
function* dictionariesOf({ context }: PDFDocument): Generator<PDFDict> {
  const left: unknown[] = [
    ...context.enumerateIndirectObjects().map(([, object]) => object),
    ...Object.values(context.trailerInfo),
  ]
  for (let object = left.pop(); left.length > 0 || object !== undefined; object = left.pop()) {
    if (object instanceof PDFStream) left.push(object.dict)
    else if (object instanceof PDFArray) left.push(...object.asArray())
    else if (object instanceof PDFDict) {
      yield object
      left.push(...object.values())
    }
  }
}

/** Whether any object of the document names what runs. */
function isRunning(document: PDFDocument): boolean {
  for (const dictionary of dictionariesOf(document))
    for (const [key, value] of dictionary.entries())
      if (RUNNING.some((name) => name === key || name === value)) return true
  return false
}

/** Whether a link leads to something that is neither on the web nor a mail. A relative one leads to a page beside the document. */
function leadsElsewhere(document: PDFDocument): boolean {
  for (const dictionary of dictionariesOf(document)) {
    const address = textOf(document, dictionary.get(PDFName.of('URI'))).trim()
    if (/^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(address) && !LINKED.test(address)) return true
  }
  return false
}

/** Where its links lead on the web (ISO 32000-1, 12.6.4.7), each once. */
function linksOf(document: PDFDocument): string[] {
  const links = new Set<string>()
  for (const dictionary of dictionariesOf(document)) {
    const url = URL.parse(textOf(document, dictionary.get(PDFName.of('URI'))))
    if (url && ['http:', 'https:'].includes(url.protocol) && url.href.length <= MAX_ADDRESS) links.add(url.href)
    if (links.size === MAX_LINKS) break
  }
  return [...links]
}

function textOf({ context }: PDFDocument, object: PDFObject | undefined): string {
  const found = object instanceof PDFRef ? context.lookup(object) : object
  return found instanceof PDFString || found instanceof PDFHexString ? found.decodeText() : ''
}

async function draw(sent: Buffer, field: string): Promise<Omit<EncodedPdf, 'links'>> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(sent)
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = Math.min(WIDTH / originalWidth, MAX_HEIGHT / originalHeight)
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    const thumbnail = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .webp({ quality: 78, effort: 3 })
      .toBuffer()
    return { pages: document.getPageCount(), thumbnail, width, height }
  } catch (error) {
    throw refused('the document is broken', field, 'documentBroken', error)
  } finally {
    library.destroy()
  }
}

const refused = (message: string, field: string, code: string, cause?: unknown) =>
  new HttpError(415, message, { field, code }, {}, cause)
