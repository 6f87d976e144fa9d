import { careers } from '#contract/collections/careers.ts'
import { documents } from '#contract/collections/documents.ts'
import { events } from '#contract/collections/events.ts'
import { people } from '#contract/collections/people.ts'

/** The collections, by the names of their tables; `private.collections` of the database has the same. */
export const COLLECTIONS = [careers, documents, events, people]
export type CollectionName = (typeof COLLECTIONS)[number]['name']
