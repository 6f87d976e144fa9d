import type { Language } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'
import { AltTextFields } from './alt-texts.tsx'
import { GalleryField } from './gallery-field.tsx'
import type { NewsValues } from './news-values.ts'
import type { ServerErrors } from './server-errors.ts'
import type { ChangeNews } from './use-news-values.ts'
import type { PictureIntake } from './use-picture-intake.ts'

export interface PicturesProps {
  values: NewsValues
  change: ChangeNews
  language: Language
  /** Percent of the running upload by the picture's id. */
  percents: Record<string, number> | null
  errors: ServerErrors
  intake: PictureIntake
}

/** The gallery with its alternative texts. */
export function PicturesInText({ values, change, language, percents, errors, intake }: PicturesProps) {
  const { t } = useTranslation('admin')
  const { gallery, alt } = values

  return (
    <>
      <GalleryField
        pictures={gallery}
        percents={percents}
        errorOf={errors.errorOfPicture}
        intake={intake}
        onChange={(pictures) => change('gallery', pictures)}
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
