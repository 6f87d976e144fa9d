import { useSyncExternalStore } from 'react'
import { createLocalValue } from './local-value.ts'

/** Creates a hook for a choice that this browser remembers; the first option until then, and on the server. */
export function createRememberedChoice<Option extends string>(key: string, options: readonly [Option, ...Option[]]) {
  const [first] = options
  const remembered = createLocalValue(key)

  function read(): Option {
    const stored = remembered.get()
    return options.find((option) => option === stored) ?? first
  }

  /** The choice, and what changes it. */
  return function useChoice() {
    const choice = useSyncExternalStore(remembered.watch, read, () => first)
    return [choice, (option: Option) => remembered.set(option)] as const
  }
}
