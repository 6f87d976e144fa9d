/** The server encodes what it is sent once more: the first is hardly seen. */
const QUALITIES = [0.9, 0.8, 0.7, 0.6]

/** What is asked of the worker, and what it answers: `null` when the picture cannot be opened. */
export interface ShrinkQuestion {
  file: Blob
  maxBytes: number
  /** Pixels of the longer side. */
  maxSide: number
}
export type ShrinkAnswer = Blob | null

addEventListener('message', async ({ data }: MessageEvent<ShrinkQuestion>) => {
  postMessage(await shrunk(data).catch((): ShrinkAnswer => null))
})

async function shrunk({ file, maxBytes, maxSide }: ShrinkQuestion): Promise<ShrinkAnswer> {
  const image = await createImageBitmap(file)
  const share = Math.min(1, maxSide / Math.max(image.width, image.height))
  const canvas = new OffscreenCanvas(Math.round(image.width * share), Math.round(image.height * share))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  for (const quality of QUALITIES) {
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (picture.size <= maxBytes) return picture
  }
  return null
}
