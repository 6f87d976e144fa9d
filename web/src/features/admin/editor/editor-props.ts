export interface TextPicture {
  file: string
  /** What is seen in it, '' when it is not set. */
  alt: string
}

export interface RichTextEditorProps {
  label: string
  /** By which a link from elsewhere finds it. */
  field?: string | undefined
  /** Where the editor starts; later changes of it are not looked at: give a new `key` to start again. */
  initialHtml: string
  /** Called whenever an editor changes the text; '' when it is empty (ADM-37). */
  onChange: (html: string) => void
  placeholder: string
  /** Language of the text, when it is not Bulgarian. */
  lang?: string | undefined
  error?: string | undefined
  /** Takes pictures that are pasted or dropped into the text, and gives how many; without it they are only counted. */
  onPictures?: ((files: File[]) => Promise<number>) | undefined
  /** Pictures that may stand in the text, by their files; without it there are none. */
  pictures?: readonly TextPicture[] | undefined
  /** While the text is being saved it cannot be changed. */
  isLocked?: boolean
}
