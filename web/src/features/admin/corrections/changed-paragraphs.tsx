import type { ChangedParagraph } from 'api/contract/corrections'
import type { Language } from 'api/contract/languages'
import { sideOf } from 'api/contract/paragraph-side'
import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/layout.tsx'
import styles from './corrections.module.css'

interface ChangedParagraphsProps {
  paragraphs: readonly ChangedParagraph[]
  /** How many more have changed. */
  more: number
  language: Language
}

/** What readers find changed, as the foot of the item shows it. */
export function ChangedParagraphs({ paragraphs, more, language }: ChangedParagraphsProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Stack as="dl" gap={2} className={styles.sides}>
        {paragraphs.flatMap((paragraph, index) =>
          (['now', 'before'] as const)
            .filter((side) => sideOf(paragraph, side) !== '')
            .map((side) => (
              <div key={`${index}-${side}`}>
                <dt>{t(`corrections.${side}`)}</dt>
                <dd lang={language}>
                  <Side paragraph={paragraph} side={side} />
                </dd>
              </div>
            )),
        )}
      </Stack>
      {more > 0 && <p>{t('corrections.more', { count: more })}</p>}
    </>
  )
}

function Side({ paragraph, side }: { paragraph: ChangedParagraph; side: 'now' | 'before' }) {
  const Mark = side === 'now' ? 'ins' : 'del'
  const own = side === 'now' ? 'added' : 'removed'
  return paragraph
    .filter(({ change }) => change === 'same' || change === own)
    .map(({ change, text }, index) =>
      change === 'same' ? <span key={`${index}`}>{text}</span> : <Mark key={`${index}`}>{text}</Mark>,
    )
}
