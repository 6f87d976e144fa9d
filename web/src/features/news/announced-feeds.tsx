import type { Language } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'
import { feedsIn } from '#content/feeds.ts'
import { languageNames } from '#content/language-names.ts'

/** Tells readers of feeds, in the document's head, of those in other languages than English; every page tells of these. */
export function AnnouncedFeeds({ languages }: { languages: readonly Language[] }) {
  const { t } = useTranslation('news')
  return languages
    .filter((language) => language !== 'en')
    .flatMap(feedsIn)
    .map(({ path, type, language }) => (
      <link
        key={path}
        rel="alternate"
        type={type}
        title={`${t('meta.title')} (${languageNames[language]})`}
        href={path}
      />
    ))
}
