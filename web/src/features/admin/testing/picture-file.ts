/** A real picture of one colour as a chosen file. */
export async function pictureFile(name: string, { width = 60, height = 40, shade = 120 } = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const paint = canvas.getContext('2d')
  if (paint) paint.fillStyle = `rgb(${shade} ${shade} ${shade})`
  paint?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
