import { plainText } from 'api/contract/plain-text'
import { Text } from '#ui/text.tsx'
import type { GalleryPicture } from './gallery-picture.ts'
import { NewsPicture } from './news-picture.tsx'
import styles from './rich-text.module.css'
import { isPicture, richTextParts } from './rich-text-parts.ts'
import { Video } from './video.tsx'

const MAX_LEAD_LENGTH = 320

interface RichTextProps {
  /** As the API gives it, already cleaned there. */
  html: string
  /** Name of the whole text, for the titles of videos in it. */
  title: string
  /** Set the first paragraph larger, unless it is long. */
  hasLead?: boolean
  /** What pictures in the text are looked for in: others are not shown. */
  pictures?: readonly GalleryPicture[]
}

/** The one place that shows HTML of the editor. Its videos stay stills of ours until they are clicked. */
export function RichText({ html, title, hasLead = false, pictures = [] }: RichTextProps) {
  const parts = richTextParts(html)
  if (parts.length === 0) return null
  const firstParagraph = /^<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? ''
  const leads = hasLead && firstParagraph !== '' && plainText(firstParagraph).length <= MAX_LEAD_LENGTH
  return (
    <div className={leads ? `${styles.text} ${styles.lead} prose` : `${styles.text} prose`} data-rich-text>
      {parts.map((part, index) => {
        const key = `${index}`
        if ('picture' in part) {
          const picture = pictures.find((each) => isPicture(each.file, part.picture))
          return (
            picture && (
              <figure key={key} className={styles.picture}>
                <NewsPicture {...picture} sizes="(min-width: 1000px) 66vw, 100vw" />
                {picture.caption && (
                  <Text as="figcaption" size="small" tone="muted">
                    {picture.caption}
                  </Text>
                )}
              </figure>
            )
          )
        }
        return 'video' in part ? (
          <Video key={key} src={part.video} service={part.service} title={title} />
        ) : (
          // Cleaned by the API on write and again when its cache is filled.
          <div key={key} dangerouslySetInnerHTML={{ __html: withScrollableTables(part.html, title) }} />
        )
      })}
    </div>
  )
}

/** On a narrow screen a table moves sideways, by the keyboard as well. */
function withScrollableTables(html: string, title: string): string {
  const name = title.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return html
    .replaceAll('<table>', `<div class="${styles.table}" role="group" tabindex="0" aria-label="${name}"><table>`)
    .replaceAll('</table>', '</table></div>')
}
