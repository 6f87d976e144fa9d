import { useTranslation } from 'react-i18next'
import frame from '#features/admin/form/form-frame.module.css'
import { AltTextFields } from './alt-texts.tsx'
import { CoverField } from './cover-field.tsx'
import type { PicturesProps } from './pictures-in-text.tsx'

/** The cover with its alternative text. */
export function PicturesAside({ values, change, language, percents, errors, intake }: PicturesProps) {
  const { t } = useTranslation('admin')
  const { cover, alt } = values

  return (
    <div className={`${frame.box} ${frame.stack}`}>
      <CoverField
        picture={cover}
        percent={cover?.upload && percents ? (percents[cover.id] ?? 0) : null}
        error={errors.errorOf('cover')}
        intake={intake}
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
