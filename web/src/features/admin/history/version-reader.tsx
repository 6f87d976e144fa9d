import type { Language } from 'api/contract/languages'
import { LANGUAGES } from 'api/contract/languages'
import type { WholeVersion } from 'api/contract/news-versions'
import { type ReactNode, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { momentWords } from '#features/admin/form/moment-words.ts'
import { formatDate } from '#lib/format.ts'
import { Chips } from '#ui/chips.tsx'
import { Count } from '#ui/count.tsx'
import { Hint } from '#ui/hint.tsx'
import { Row } from '#ui/layout.tsx'
import { Surface } from '#ui/surface.tsx'
import { Text } from '#ui/text.tsx'
import { changedBetween, changedWords } from './changed-words.ts'
import styles from './history.module.css'
import { PicturesView } from './pictures-view.tsx'
import { RunsView, type Side, TextView } from './text-view.tsx'
import { countChanges, type VersionDifference, versionDifference } from './version-difference.ts'

interface VersionReaderProps {
  before: WholeVersion
  after: WholeVersion
  /** The number of the version that the form shows. */
  current: number
  /** Without one, the first in which something has changed. */
  language: Language | undefined
  isSideBySide: boolean
  /** Chooses what is compared; stands in the head. */
  children?: ReactNode
  onLanguage: (language: Language) => void
  onView: (isSideBySide: boolean) => void
}

/** Two versions as a reader sees them, in one language, with what has changed. */
export function VersionReader({ before, after, current, isSideBySide, children, ...props }: VersionReaderProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  // Long texts take a while to compare, and do so once for all views.
  const { differences, changed } = useMemo(() => compareVersions(before, after), [before, after])
  const first = differences.find(({ count }) => count > 0)?.language
  const filled = LANGUAGES.find((language) => after.content[language].title !== '')
  const language = props.language ?? first ?? filled ?? 'bg'
  const shown = differences.find((each) => each.language === language)?.difference as VersionDifference
  const words = changedWords(t, changed)

  return (
    <Surface as="article" bleed className={styles.reader} aria-labelledby={`${id}-heading`}>
      <Row as="header" gap={6} between align="start" className={styles.head}>
        <div>
          <h2 id={`${id}-heading`}>
            {before.version === after.version ? momentWords(t, after.at) : t('history.between', momentsOf())}
          </h2>
          <Hint role="status">{words === '' ? t('history.equal') : t('history.differ', { fields: words })}</Hint>
          {children}
        </div>
        <Chips as="fieldset" aria-label={t('history.view')}>
          <button type="button" aria-pressed={!isSideBySide} onClick={() => props.onView(false)}>
            {t('history.oneText')}
          </button>
          <button type="button" aria-pressed={isSideBySide} onClick={() => props.onView(true)}>
            {t('history.sideBySide')}
          </button>
        </Chips>
      </Row>
      <Chips as="fieldset" className={styles.languages} aria-label={t('languages.contentLanguage')}>
        {differences.map((each) => (
          <button
            key={each.language}
            type="button"
            aria-pressed={each.language === language}
            onClick={() => props.onLanguage(each.language)}
          >
            <span aria-hidden="true">{each.language.toUpperCase()}</span>
            {each.count > 0 && <Count aria-hidden="true">{each.count}</Count>}
            <span className="sr">
              {t(`languages.${each.language}`)}
              {each.count > 0 && `, ${t('history.count', { count: each.count })}`}
            </span>
          </button>
        ))}
      </Chips>
      <div className={isSideBySide ? `${styles.texts} ${styles.beside}` : styles.texts}>
        {isSideBySide ? (
          <>
            <section aria-label={momentWords(t, before.at)}>
              <ArticleView version={before} difference={shown} side="before" language={language} />
            </section>
            <section aria-label={momentWords(t, after.at)}>
              <ArticleView version={after} difference={shown} side="after" language={language} />
            </section>
          </>
        ) : (
          <ArticleView version={after} difference={shown} side="both" language={language} />
        )}
      </div>
    </Surface>
  )

  function momentsOf() {
    return {
      before: momentWords(t, before.at),
      after: after.version === current ? t('history.now') : momentWords(t, after.at),
    }
  }
}

function compareVersions(before: WholeVersion, after: WholeVersion) {
  const differences = LANGUAGES.map((language) => {
    const difference = versionDifference(before, after, language)
    return { language, difference, count: countChanges(difference) }
  })
  return { differences, changed: changedBetween(before, after) }
}

interface ArticleViewProps {
  version: WholeVersion
  difference: VersionDifference
  side: Side
  language: Language
}

function ArticleView({ version, difference, side, language }: ArticleViewProps) {
  const { t } = useTranslation('admin')
  const { title, cover, contentOne, gallery, contentTwo } = difference
  const isEmpty = title.length + contentOne.length + contentTwo.length === 0
  return (
    <>
      {side !== 'both' && (
        <Text size="small" semi>
          {momentWords(t, version.at)}
        </Text>
      )}
      <Hint>{formatDate(version.date)}</Hint>
      <div className={styles.article} lang={language === 'bg' ? undefined : language}>
        {title.length > 0 && (
          <h3 className={styles.title}>
            <RunsView runs={title} side={side} />
          </h3>
        )}
        <PicturesView pictures={cover} side={side} />
        <TextView blocks={contentOne} side={side} />
        <PicturesView pictures={gallery} side={side} />
        <TextView blocks={contentTwo} side={side} />
      </div>
      {isEmpty && <Hint>{t('history.noText', { language: t(`languages.${language}`) })}</Hint>}
    </>
  )
}
