/**
 * Whether going from one path to another leaves the page scrolled as it is: they are two pages of the same name in
 * the specification, as `/investors/calendar` and `/investors/shares` (AMB-07). Two articles are not, and whoever
 * chooses the page he is on wants its top.
 */
export function keepsPlace(from: string, to: string): boolean {
  const [parts, others] = [from.split('/'), to.split('/')]
  return (
    from !== to && parts.length > 2 && parts.length === others.length && parts[1] === others[1] && parts[1] !== 'news'
  )
}
