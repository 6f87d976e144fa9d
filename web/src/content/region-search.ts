/** The country in an address, `?region=Poland`; that there is such a country is judged where it is used. */
export function readRegion({ region }: Record<string, unknown>): { region?: string } {
  return typeof region === 'string' && region ? { region } : {}
}
