import type { ComponentType } from 'react'

let story: ComponentType | undefined

/** Loads the drawing before the page is rendered, on the server and on the way from another page; without it the page does without. */
export async function loadStory(): Promise<void> {
  story ??= await import('./metal-story.tsx').then(
    ({ MetalStory }) => MetalStory,
    () => undefined,
  )
}

/** The drawing, where it was loaded: not on the first page of a visit, where what the server has rendered stays. */
export function loadedStory(): ComponentType | undefined {
  return story
}
