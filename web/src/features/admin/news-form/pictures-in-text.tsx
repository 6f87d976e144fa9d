import { useSelector } from '@tanstack/react-form'
import type { Language } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'
import { NoteBar } from '#features/admin/form/bar.tsx'
import { AltTextFields } from './alt-texts.tsx'
import { GalleryField } from './gallery-field.tsx'
import { isSamePlaces, lostPlaces } from './lost-pictures.ts'
import type { NewsFormApi } from './news-form-api.ts'
import styles from './pictures.module.css'
import type { PictureIntake } from './use-picture-intake.ts'

export interface PicturesProps {
  form: NewsFormApi
  language: Language
  intake: PictureIntake
}

/** The gallery with its alternative texts. */
export function PicturesInText({ form, language, intake }: PicturesProps) {
  const { t } = useTranslation('admin')
  const gallery = useSelector(form.store, ({ values }) => values.gallery)
  const lost = useSelector(form.store, ({ values }) => lostPlaces(values), { compare: isSamePlaces })
  const places = lost.map((place) =>
    t('gallery.lostIn', { language: t(`languages.${place.language}`), place: t(`gallery.lost.${place.part}`) }),
  )

  return (
    <>
      <div>
        <form.AppField name="gallery">{() => <GalleryField intake={intake} />}</form.AppField>
        <div role="status" className={places.length > 0 ? styles.lost : undefined}>
          {places.length > 0 && (
            <NoteBar icon="warning" heading={t('gallery.lostHeading')}>
              {t('gallery.lostText', { places: places.join('; ') })}
            </NoteBar>
          )}
        </div>
      </div>
      <AltTextFields
        form={form}
        pictures={gallery}
        language={language}
        labelOf={(index) => t('altText.labelFor', { number: index + 1, code: language.toUpperCase() })}
        nameOf={(index) => t('gallery.picture', { number: index + 1 })}
      />
    </>
  )
}
