import type { ChangedParagraph, Correction } from 'api/contract/corrections'
import type { Language } from 'api/contract/languages'
import { brand } from 'supabase/brand'
import { articlePath } from '#content/article-path.ts'
import { Callout } from '#ui/callout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './correction-notices.module.css'
import { dayOf, sidesOf } from './correction-text.ts'
import { correctionWords } from './correction-words.ts'
import type { Article } from './public-news.ts'

const times = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia', timeStyle: 'short' })

/** At the foot of an item: when its words were corrected, why, and what stood there before. The newest comes first. */
export function CorrectionNotices({ item: { corrections = [], language } }: { item: Article }) {
  if (corrections.length === 0) return null
  const words = correctionWords[language]
  return (
    <section id="correction" className={`${styles.notices} links`} aria-labelledby="correction-heading">
      <h2 id="correction-heading" className="h4">
        {words.headings[corrections.length > 1 ? 1 : 0]}
      </h2>
      {corrections.toReversed().map((correction) => (
        <Notice key={correction.id} correction={correction} />
      ))}
      <Text size="small" tone="muted">
        {words.another} <a href={`mailto:${brand.emails.press}`}>{brand.emails.press}</a>
      </Text>
    </section>
  )
}

function Notice({ correction }: { correction: Correction }) {
  const { at, reason, paragraphs, more, language } = correction
  return (
    <div className={styles.notice}>
      <Text size="small" tone="muted">
        <time dateTime={at}>{`${dayOf(correction)}, ${times.format(new Date(at))}`}</time>
        {reason && `. ${reason}`}
      </Text>
      {paragraphs.map((paragraph, index) => (
        <Sides key={`${index}`} paragraph={paragraph} language={language} />
      ))}
      {more > 0 && (
        <Text size="small" tone="muted">
          {correctionWords[language].more(more)}
        </Text>
      )}
    </div>
  )
}

function Sides({ paragraph, language }: { paragraph: ChangedParagraph; language: Language }) {
  return sidesOf(paragraph, language).map(({ side, word }) => (
    <p key={side}>
      {`${word}: `}
      {paragraph.map(({ change, text }, index) => {
        const key = `${index}`
        if (change === 'same') return <span key={key}>{text}</span>
        if (change === 'added') return side === 'now' && <ins key={key}>{text}</ins>
        return side === 'before' && <del key={key}>{text}</del>
      })}
    </p>
  ))
}

/** Above the title: the day of the item, of its last correction, and that its source says something else now. */
export function ItemDay({ item, day }: { item: Article; day: string }) {
  const { language, older, corrections } = item
  const words = correctionWords[language]
  const last = corrections?.at(-1)
  return (
    <>
      {older && (
        <Callout as="span" tone="accent" className={`${styles.older} links`}>
          <strong>{words.isOlder}</strong> {words.sourceChanged(older)}{' '}
          <a href={articlePath(item, older)} hrefLang={older}>
            {words.readSource(older)}
          </a>
        </Callout>
      )}
      {day}
      {last && (
        <>
          {'. '}
          <span className="links">
            <a href="#correction">{words.corrected(dayOf(last))}</a>
          </span>
        </>
      )}
    </>
  )
}
