import { Link } from '@tanstack/react-router'
import type { Finding } from 'api/contract/attention'

interface FindingWayProps {
  finding: Finding
  /** What the link is called. */
  action: string
  heading: string
}

/** Leads to where a finding is mended; nowhere for what is mended outside of the administration. */
export function FindingWay({ finding: { way }, action, heading }: FindingWayProps) {
  if (way === null) return null
  const { pathname, search, hash } = new URL(way, window.location.origin)
  // The server knows the address, which the types of the routes do not.
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(new URLSearchParams(search))}
      hash={hash.slice(1)}
      preload={false}
      aria-label={`${action}: ${heading}`}
    >
      {action}
    </Link>
  )
}
