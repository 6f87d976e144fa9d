/** What is used of the package, whose own types leave it out. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    /** Decodes into `data`, and gives `null` when that fails. */
    display(into: ImageData, done: (shown: ImageData | null) => void): void
  }
  const libheif: () => { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } }
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default libheif
}
