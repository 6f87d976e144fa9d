export interface GalleryPicture {
  /** Name of the stored file. */
  file: string
  alt: string
  /** Language of the alternative text when it is not the page's. */
  lang?: string | undefined
}
