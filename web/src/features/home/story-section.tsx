import { loadedStory } from './loaded-story.ts'
import './metal-story.module.css'

/** The drawing moves by its style sheet alone: what the server has rendered stays, and its script is not asked for. */
export function StorySection() {
  const MetalStory = loadedStory()
  return MetalStory ? (
    <div>
      <MetalStory />
    </div>
  ) : (
    <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  )
}
