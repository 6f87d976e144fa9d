import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import { useTranslation } from 'react-i18next'
import frame from '#components/form/form-frame.module.css'
import { AltTextFields } from './alt-texts.tsx'
import { CoverField } from './cover-field.tsx'
import type { Picture } from './news-values.ts'
import { coverProblem } from './picture-rules.ts'
import type { PicturesProps } from './pictures-in-text.tsx'
import { usePictures } from './use-pictures.ts'

/** The cover with its alternative text. */
export function PicturesAside({ values, change, language, percents, errors, onAlert }: PicturesProps) {
  const { t } = useTranslation('admin')
  const picturesOf = usePictures()
  const { cover, alt } = values

  function choose(files: File[]) {
    const problem = coverProblem(files)
    onAlert(problem && t(`alerts.${problem.word}`, { size: MAX_PICTURE_BYTES / 1024 / 1024, ...problem }))
    if (!problem) change('cover', picturesOf(files)[0] ?? null)
  }

  function dropBroken(picture: Picture) {
    if (!picture.upload) return
    onAlert(t('alerts.imageBroken', { name: picture.upload.file.name }))
    change('cover', null)
  }

  return (
    <div className={`${frame.box} ${frame.stack}`}>
      <CoverField
        picture={cover}
        percent={cover?.upload && percents ? (percents[cover.id] ?? 0) : null}
        error={errors.errorOf('cover')}
        onFiles={choose}
        onRemove={() => change('cover', null)}
        onBroken={dropBroken}
      />
      <AltTextFields
        pictures={cover ? [cover] : []}
        language={language}
        alt={alt}
        onChange={(next) => change('alt', next)}
        labelOf={() => `${t('cover.label')}: ${t('altText.label')} (${language.toUpperCase()})`}
      />
    </div>
  )
}
