import { useSyncExternalStore } from 'react'
import { type UnitSystem, unitSystems } from '#content/unit-systems.ts'

const KEY = 'units'
const listeners = new Set<() => void>()
/** The choice where the browser refuses to store anything. */
let unstored: UnitSystem | undefined

function read(): UnitSystem {
  try {
    const stored = window.localStorage.getItem(KEY)
    return unitSystems.find((system) => system === stored) ?? unstored ?? 'metric'
  } catch {
    return unstored ?? 'metric'
  }
}

function choose(system: UnitSystem): void {
  unstored = system
  try {
    window.localStorage.setItem(KEY, system)
  } catch {
    // The choice then lives until the page is left.
  }
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The units of the tables, remembered in this browser, and what changes them; metric on the server. */
export function useUnitSystem() {
  const system = useSyncExternalStore(subscribe, read, (): UnitSystem => 'metric')
  return [system, choose] as const
}
