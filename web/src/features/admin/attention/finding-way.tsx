import { Link } from '@tanstack/react-router'
import type { Finding } from 'api/contract/attention'
import { useTranslation } from 'react-i18next'

/** Leads to where a finding is mended; nowhere for what is mended outside of the administration. */
export function FindingWay({ finding: { kind, way }, heading }: { finding: Finding; heading: string }) {
  const { t } = useTranslation('admin')
  if (way === null || kind === 'backupOld') return null
  const word = t(`attention.ways.${kind}`)
  const { pathname, search, hash } = new URL(way, window.location.origin)
  // The server knows the address, which the types of the routes do not.
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(new URLSearchParams(search))}
      hash={hash.slice(1)}
      preload={false}
      aria-label={`${word}: ${heading}`}
    >
      {word}
    </Link>
  )
}
