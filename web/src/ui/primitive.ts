import type { ComponentProps, ElementType, JSX } from 'react'

/** One `className` of those that are set. */
export const classNames = (...names: (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined

/** An element of HTML. */
export type Tag = keyof JSX.IntrinsicElements

/** What a primitive takes: its own props, the element it is (`as`), and all that this element takes. */
export type PrimitiveProps<T extends Tag, Own> = Own & { as?: T } & Omit<ComponentProps<T>, 'as' | keyof Own>

/** The element a primitive is, wide enough in its type to take the props of all. */
export const elementOf = (as: Tag | undefined, otherwise: Tag): ElementType => as ?? otherwise
