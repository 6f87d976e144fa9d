import { notFound } from '@tanstack/react-router'

/** What a loader has looked up. @throws `notFound` of the router when there is no such thing */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw notFound()
  return thing
}
