/** The tables of the collections; `private.registers` of the database names the same. */
export const COLLECTIONS = ['documents', 'events', 'people'] as const
export type CollectionName = (typeof COLLECTIONS)[number]
