export interface GalleryPicture {
  /** Name of the stored file. */
  file: string
  alt: string
  /** Language of the alternative text when it is not the page's. */
  lang?: string | undefined
  /** What stands below it; its alternative text does when there is none. */
  caption?: string | undefined
  /** What a crop keeps: percent from the left and from the top, in tens, as `30 70`. */
  focus?: string | undefined
}
