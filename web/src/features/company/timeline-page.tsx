import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Intro } from '#components/intro.tsx'
import { Picture } from '#components/picture.tsx'
import { timeline } from '#content/timeline.ts'
import { pictures } from '#pictures/pictures.ts'
import { Split } from '#ui/split.tsx'
import { Text } from '#ui/text.tsx'
import { CompanyLayout } from './company-layout.tsx'
import styles from './timeline-page.module.css'

/** Sixteen entries and the marker that it goes on (ABOUT-23 … 26, AMB-36); scrolling moves the present along. */
export function TimelinePage({ address }: { address: string }) {
  const { t } = useTranslation('company')
  const { list, reached } = useReached()
  const texts = t('timeline.entries')
  const stateOf = (place: number) => {
    if (reached === null) return undefined
    return place < reached ? 'past' : place === reached ? 'present' : 'future'
  }
  return (
    <CompanyLayout page="timeline" address={address}>
      <Intro lead={t('timeline.lead')} />
      <div className={styles.frame}>
        <ol ref={list} className={styles.timeline}>
          {timeline.map(({ id, years, picture }, place) => (
            <Split as="li" parts="wider-second" key={id} data-state={stateOf(place)}>
              <div className={styles.text}>
                <h2>{years}</h2>
                <Text size="large">{texts[id]}</Text>
              </div>
              <Picture
                picture={pictures[picture]}
                alt=""
                sizes="(min-width: 1000px) 46vw, 36vw"
                className={styles.picture}
              />
            </Split>
          ))}
          <li className={styles.end} data-state={stateOf(timeline.length)}>
            <span aria-hidden="true">{t('timeline.ellipsis')}</span>
            <span className="sr">{t('timeline.ellipsisLabel')}</span>
          </li>
        </ol>
        <Panel shown={Math.max(0, Math.min(reached ?? 0, timeline.length - 1))} />
      </div>
    </CompanyLayout>
  )
}

/** How many pictures of the panel are asked for: those that have been reached, and the next. */
const AHEAD = 1

/** Beside the years on wide screens: the plant from the air, which grows with the years, and then what was added to it. */
function Panel({ shown }: { shown: number }) {
  const [seen, setSeen] = useState(shown)
  if (shown > seen) setSeen(shown)
  return (
    <div className={styles.panel} aria-hidden="true">
      {timeline.slice(0, seen + AHEAD + 1).map(({ id, picture }, place) => (
        <Picture
          key={id}
          picture={pictures[picture]}
          alt=""
          sizes="(min-width: 1000px) 46vw, 1px"
          className={place <= shown ? `${styles.layer} ${styles.shown}` : styles.layer}
        />
      ))}
      <p>{timeline[shown]?.years}</p>
    </div>
  )
}

/** The line that decides lies so far below the top of the window. */
const LINE_PERCENT = 60

/**
 * Which item of a list scrolling has reached: the last one whose top is above a line in the window.
 * `null` until it is known, and so without JavaScript.
 */
function useReached() {
  const list = useRef<HTMLOListElement>(null)
  const [reached, setReached] = useState<number | null>(null)
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const above = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (isIntersecting || boundingClientRect.bottom <= 0) above.add(target)
          else above.delete(target)
        }
        setReached(items.findLastIndex((item) => above.has(item)))
      },
      { rootMargin: `0px 0px -${100 - LINE_PERCENT}% 0px` },
    )
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [])
  return { list, reached }
}
