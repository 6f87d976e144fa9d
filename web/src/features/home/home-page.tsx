import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Cover, coverPicture } from '#components/cover.tsx'
import { Picture } from '#components/picture.tsx'
import { heroCoils } from '#pictures/hero-coils.ts'

/** The home page: what the company does, on one picture, and below it what it is given. */
export function HomePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <main id="main">
      <Cover
        size="tall"
        title={t('slides.rolled-and-extruded.title')}
        subtitle={t('slides.rolled-and-extruded.subtitle')}
        ground={heroCoils.colour}
        picture={<Picture picture={heroCoils} alt="" sizes="max(100vw, 188vh)" className={coverPicture} isHero />}
      />
      {children}
    </main>
  )
}
