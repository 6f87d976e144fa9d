import { Link } from '@tanstack/react-router'
import { MONTHS_OF_HISTORY, type NewsVersions } from 'api/contract/news-versions'
import { useTranslation } from 'react-i18next'
import { momentWords } from '#features/admin/form/moment-words.ts'
import { Surface } from '#ui/surface.tsx'
import { Text } from '#ui/text.tsx'
import { listedVersions, versionWords } from './changed-words.ts'
import styles from './history.module.css'

interface VersionListProps {
  history: NewsVersions
  /** The version that is read. */
  chosen: number
}

/** Every save that has changed something: when, by whom, and what. */
export function VersionList({ history, chosen }: VersionListProps) {
  const { t } = useTranslation('admin')
  return (
    <Surface as="ol" bleed className={styles.versions} aria-label={t('history.versions')}>
      {listedVersions(history, chosen).map((version) => (
        <li key={version.version}>
          <Link
            from="/admin/news/$url/$page"
            to="."
            search={({ language, view }) => ({ version: version.version, language, view })}
            aria-current={version.version === chosen ? 'true' : undefined}
            resetScroll={false}
            preload={false}
          >
            <strong>{momentWords(t, version.at)}</strong>
            <span>{version.by ?? t('history.nobody')}</span>
            <Text as="span" size="small" tone="muted">
              {versionWords(t, version)}
            </Text>
            {version.version === history.current && <em>{t('history.now')}</em>}
          </Link>
        </li>
      ))}
      <Text as="li" size="small" tone="muted" className={styles.kept}>
        {t('history.kept', { count: MONTHS_OF_HISTORY })}
      </Text>
    </Surface>
  )
}
