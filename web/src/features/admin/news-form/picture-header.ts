/** Bytes at the beginning of a file within which its size stands, behind what cameras and editors put before it. */
const READ_BYTES = 512 * 1024

/** Width and height of a JPEG or PNG as its header tells them, before anything of it is decoded; `null` when it does not. */
export async function sizeInHeader(file: Blob): Promise<{ width: number; height: number } | null> {
  const view = new DataView(await file.slice(0, READ_BYTES).arrayBuffer())
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
    return view.getUint16(0) === 0xffd8 ? sizeOfJpeg(view) : null
  } catch {
    return null
  }
}

/** Walks from one segment to the next until one begins a frame. @throws RangeError beyond the end */
function sizeOfJpeg(view: DataView): { width: number; height: number } {
  let at = 2
  for (;;) {
    const marker = view.getUint16(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += marker === 0xffff ? 1 : 2 + view.getUint16(at + 2)
  }
}
