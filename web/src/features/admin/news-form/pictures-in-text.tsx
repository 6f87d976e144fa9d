import type { Language } from 'api/contract/languages'
import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import { useTranslation } from 'react-i18next'
import { AltTextFields } from './alt-texts.tsx'
import { GalleryField } from './gallery-field.tsx'
import type { NewsValues, Picture } from './news-values.ts'
import { galleryProblem } from './picture-rules.ts'
import type { ServerErrors } from './server-errors.ts'
import type { ChangeNews } from './use-news-values.ts'
import { usePictures } from './use-pictures.ts'

export interface PicturesProps {
  values: NewsValues
  change: ChangeNews
  language: Language
  /** Percent of the running upload by the picture's id. */
  percents: Record<string, number> | null
  errors: ServerErrors
  onAlert: (words: string | null) => void
}

/** The gallery with its alternative texts. */
export function PicturesInText({ values, change, language, percents, errors, onAlert }: PicturesProps) {
  const { t } = useTranslation('admin')
  const picturesOf = usePictures()
  const { gallery, alt } = values

  function add(files: File[]) {
    const problem = galleryProblem(files, gallery.length)
    onAlert(problem && t(`alerts.${problem.word}`, { size: MAX_PICTURE_BYTES / 1024 / 1024, ...problem }))
    if (!problem) change('gallery', [...gallery, ...picturesOf(files)])
  }

  function dropBroken(picture: Picture) {
    if (!picture.upload) return
    onAlert(t('alerts.imageBroken', { name: picture.upload.file.name }))
    change(
      'gallery',
      gallery.filter((each) => each !== picture),
    )
  }

  return (
    <>
      <GalleryField
        pictures={gallery}
        percents={percents}
        errorOf={errors.errorOfPicture}
        onFiles={add}
        onChange={(pictures) => change('gallery', pictures)}
        onBroken={dropBroken}
      />
      <AltTextFields
        pictures={gallery}
        language={language}
        alt={alt}
        onChange={(next) => change('alt', next)}
        labelOf={(index) => t('altText.labelFor', { number: index + 1, code: language.toUpperCase() })}
      />
    </>
  )
}
