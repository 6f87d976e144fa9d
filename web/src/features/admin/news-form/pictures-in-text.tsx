import { useSelector } from '@tanstack/react-form'
import { useTranslation } from 'react-i18next'
import { NoteBar } from '#features/admin/form/bar.tsx'
import { isSameList } from '#features/admin/form/same-list.ts'
import { CoverField } from './cover-field.tsx'
import { GalleryField } from './gallery-field.tsx'
import { isSamePlaces, lostPlaces } from './lost-pictures.ts'
import { type NewsFormApi, withoutAlt } from './news-values.ts'
import styles from './pictures.module.css'
import type { PictureIntake } from './use-picture-intake.ts'

interface PicturesProps {
  form: NewsFormApi
  intake: PictureIntake
  /** Shows all that is said of a picture. */
  onDescribe: (id: string) => void
}

/** The cover, between title and text as in the article. */
export function CoverInText({ form, intake, onDescribe }: PicturesProps) {
  const lacking = useLacking(form)
  return (
    <form.AppField name="cover">
      {() => <CoverField intake={intake} lacking={lacking} onDescribe={onDescribe} />}
    </form.AppField>
  )
}

/** The gallery, between the two texts. */
export function PicturesInText({ form, intake, onDescribe }: PicturesProps) {
  const { t } = useTranslation('admin')
  const lacking = useLacking(form)
  const lost = useSelector(form.store, ({ values }) => lostPlaces(values), { compare: isSamePlaces })
  const places = lost.map((place) =>
    t('gallery.lostIn', { language: t(`languages.${place.language}`), place: t(`gallery.lost.${place.part}`) }),
  )

  return (
    <div>
      <form.AppField name="gallery">
        {() => <GalleryField intake={intake} lacking={lacking} onDescribe={onDescribe} />}
      </form.AppField>
      <div role="status" className={places.length > 0 ? styles.lost : undefined}>
        {places.length > 0 && (
          <NoteBar icon="warning" heading={t('gallery.lostHeading')}>
            {t('gallery.lostText', { places: places.join('; ') })}
          </NoteBar>
        )}
      </div>
    </div>
  )
}

function useLacking(form: NewsFormApi): readonly string[] {
  return useSelector(form.store, ({ values }) => withoutAlt(values).map(({ id }) => id), { compare: isSameList })
}
