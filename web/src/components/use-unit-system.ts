import { unitSystems } from '#content/unit-systems.ts'
import { createRememberedChoice } from '#lib/remembered-choice.ts'

/** The units of the tables, remembered in this browser, and what changes them; metric on the server. */
export const useUnitSystem = createRememberedChoice('units', unitSystems)
