/**
 * Density of aluminium and its wrought alloys in kg/dm³: the unit mass of EN 1999-1-1, 3.2.5, one value for all alloys. Those
 * of single alloys differ from it by up to about two percent.
 */
export const DENSITY = 2.7
