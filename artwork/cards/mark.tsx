import { brand } from 'supabase/brand'

/** The mark and the name, as in the header of the site. */
export function Mark() {
  return (
    <p className="mark">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M3 1h20.5L31 8.5v5L27.5 17l3.5 3.5v5L23.5 33H3ZM8.5 6.5v7.75h13.3L25.5 11 21 6.5ZM8.5 19.75v7.75H21l4.5-4.5-3.7-3.25Z"
        />
      </svg>
      {brand.name}
    </p>
  )
}
