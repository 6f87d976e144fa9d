const DATA = /^data:image\/(png|jpe?g|gif);base64,/i

/** Takes the pictures out of a pasted text: those that came along as files, and how many others there were. */
export function picturesOf(body: HTMLElement): { files: File[]; lost: number } {
  const files: File[] = []
  let lost = 0
  for (const image of body.querySelectorAll('img:not(.ql-picture[data-file])')) {
    const file = fileOf(image.getAttribute('src') ?? '', `image-${files.length + 1}`)
    if (file) files.push(file)
    else if (!isInvisible(image)) lost += 1
    image.remove()
  }
  return { files, lost }
}

/** A picture of one pixel counts who reads a mail; it is not seen. */
function isInvisible(image: Element): boolean {
  return ['width', 'height'].some((side) => ['0', '1'].includes(image.getAttribute(side) ?? ''))
}

function fileOf(address: string, name: string): File | null {
  const type = DATA.exec(address)?.[1]?.toLowerCase()
  if (!type) return null
  try {
    const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0))
    return new File([bytes], `${name}.${type}`, { type: `image/${type === 'jpg' ? 'jpeg' : type}` })
  } catch {
    return null
  }
}
