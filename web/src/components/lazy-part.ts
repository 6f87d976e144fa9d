import { type ComponentType, lazy } from 'react'

/** A part of a page that is loaded when it is first shown; where its script does not come, nothing stands in its place. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const nothing: ComponentType<P> = () => null
  return lazy(async () => ({ default: await load().catch(() => nothing) }))
}
