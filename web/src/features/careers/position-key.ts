/** Where a visible position stands in the cache. */
export const positionKey = (id: string) => [`/api/careers/${encodeURIComponent(id)}`, 'open'] as const
