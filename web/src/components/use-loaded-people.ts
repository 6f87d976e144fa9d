import { useLoaderData } from '@tanstack/react-router'
import type { SitePerson } from 'api/contract/people'

/** The people that the page's route has read; empty where it has read none, or could not. */
export function useLoadedPeople(): readonly SitePerson[] {
  const data: object | undefined = useLoaderData({ strict: false })
  return data && 'people' in data ? (data.people as readonly SitePerson[]) : []
}
