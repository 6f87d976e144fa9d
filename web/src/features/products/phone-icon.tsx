/** A receiver, only for the eye. */
export function PhoneIcon() {
  return (
    <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 3h4l1.6 4.3-2.2 1.500a10 10 0 0 0 4.8 4.8l1.5-2.2L17 13v4h-1.5C9 17 3 11 3 4.5Z" />
    </svg>
  )
}
