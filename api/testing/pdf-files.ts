import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'

type Make = (document: PDFDocument) => void

/** A PDF of so many pages, A4, with what `change` adds. */
export async function pdfFile(pages = 1, change: Make = () => {}): Promise<Buffer> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage([595, 842]).drawText(`Page ${page + 1}`)
  change(document)
  return Buffer.from(await document.save())
}

/** Runs a script when it is opened. */
export const withScript: Make = (document) => document.addJavaScript('main', 'app.alert("hello")')

/** Starts a program when it is opened. */
export const withLaunch: Make = (document) => {
  const action = document.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') })
  document.catalog.set(PDFName.of('OpenAction'), document.context.register(action))
}

/** Brings a file along. */
export const withFile: Make = (document) => {
  const { context } = document
  const stream = context.flateStream('MZ', { Type: 'EmbeddedFile' })
  const file = context.obj({ Type: 'Filespec', F: PDFString.of('setup.exe'), EF: { F: context.register(stream) } })
  const names = context.obj({ EmbeddedFiles: { Names: [PDFString.of('setup.exe'), context.register(file)] } })
  document.catalog.set(PDFName.of('Names'), names)
}

/** Opens a document of another machine. */
export const withRemote: Make = (document) => {
  const action = document.context.obj({ S: 'GoToR', F: PDFString.of(String.raw`\\\\host.example\\share`) })
  document.catalog.set(PDFName.of('OpenAction'), document.context.register(action))
}

/** Unpacks to so many bytes on its first page, packed twice. */
export const withZeros =
  (bytes: number): Make =>
  (document) => {
    const { context } = document
    const packed = deflateSync(deflateSync(Buffer.alloc(bytes, ' '), { level: 1 }))
    const stream = PDFRawStream.of(
      context.obj({ Filter: ['FlateDecode', 'FlateDecode'], Length: packed.length }),
      packed,
    )
    document.getPage(0).node.set(PDFName.of('Contents'), context.register(stream))
  }

/** Asks for a password. */
export const withPassword: Make = (document) => document.encrypt({ userPassword: 'secret' })

/** Links to these addresses from its first page. */
export const withLinks =
  (...addresses: string[]): Make =>
  (document) => {
    const { context } = document
    const annotations = addresses.map((address) => {
      const action = { Type: 'Action', S: 'URI', URI: PDFString.of(address) }
      return context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [50, 50, 300, 70], A: action }))
    })
    document.getPage(0).node.set(PDFName.of('Annots'), context.obj(annotations))
  }
