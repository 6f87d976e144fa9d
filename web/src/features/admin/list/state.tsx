import type { ComponentProps } from 'react'
import { Icon } from '#components/icon.tsx'
import { Status } from '#ui/status.tsx'

/** In which state a thing is, by a drawing, a word and its colour. @param props.d the drawing */
export function State({ d, children, ...look }: { d: string } & ComponentProps<typeof Status>) {
  return (
    <Status {...look}>
      <Icon d={d} size="small" /> <span>{children}</span>
    </Status>
  )
}
