import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'

/** The server encodes what it is sent once more: the first time is hardly seen. */
const QUALITY = 0.9

/** What is asked of the worker, and what it answers: `null` when the picture cannot be opened. */
export interface HeicQuestion {
  file: Blob
  /** Pixels of the longer side. */
  maxSide: number
}
export type HeicAnswer = Blob | null

addEventListener('message', async ({ data }: MessageEvent<HeicQuestion>) => {
  postMessage(await converted(data).catch((): HeicAnswer => null))
})

/** The first picture of the file, upright, as a JPEG of at most so many pixels. */
async function converted({ file, maxSide }: HeicQuestion): Promise<HeicAnswer> {
  const { HeifDecoder } = libheif()
  const [image] = new HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()))
  if (!image) return null
  const [width, height] = [image.get_width(), image.get_height()]
  const pixels = await new Promise<ImageData>((resolve, reject) => {
    image.display(new ImageData(width, height), (shown: ImageData | null) => {
      if (shown) resolve(shown)
      else reject(new Error('the picture is broken'))
    })
  })
  const whole = new OffscreenCanvas(width, height)
  whole.getContext('2d')?.putImageData(pixels, 0, 0)
  const share = Math.min(1, maxSide / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.round(width * share), Math.round(height * share))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
