import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from '#components/icon.tsx'
import { SiteLink } from '#components/site-link.tsx'

const { factory } = brand.videos

/** Where the story goes on: the company, and the factory video, of which nothing is loaded before the click (HOME-07). */
export function FactoryVideo() {
  const { t } = useTranslation('home')
  const [isPlaying, setPlaying] = useState(false)
  return (
    <>
      <p className="metal-links">
        <SiteLink to="/about-the-company/about-us" className="link">
          {t('story.button')} <Icon name="arrow" />
        </SiteLink>
        {factory && !isPlaying && (
          <a
            className="link"
            href={factory}
            onClick={(event) => {
              event.preventDefault()
              setPlaying(true)
            }}
          >
            <Icon name="play" /> {t('story.video.play')}
          </a>
        )}
      </p>
      {factory && isPlaying && (
        <video ref={focus} src={factory} aria-label={t('story.video.title')} controls autoPlay muted playsInline />
      )}
    </>
  )
}

function focus(film: HTMLVideoElement | null): void {
  film?.focus()
}
