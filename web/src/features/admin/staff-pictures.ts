import type { PictureAccess } from 'api/contract/picture-access'
import { callAsStaff } from '#lib/session.ts'

/** Milliseconds before its end at which a permission is not used any more. */
const MARGIN = 60 * 60 * 1000

let permission: PictureAccess | null = null

/** Asks for the permission to see pictures of drafts, when there is none that lasts. Without it they are missing. */
export async function readPictureAccess(): Promise<void> {
  if (permission && Date.parse(permission.expiresAt) - MARGIN > Date.now()) return
  permission = await callAsStaff<PictureAccess>('/api/admin/pictures/access', {}).catch(() => null)
}

interface PictureOptions {
  width?: 480 | 960
  /** Visitors may not see it, or not yet. */
  isPrivate?: boolean | undefined
}

/** Where staff find a stored picture; of one that is private, once `readPictureAccess` is done. */
export function staffPicture(file: string, { width, isPrivate = false }: PictureOptions = {}): string {
  const query = new URLSearchParams()
  if (width) query.set('w', String(width))
  if (isPrivate && permission) query.set('access', permission.access)
  return `/uploads/news/${file}${query.size > 0 ? `?${query}` : ''}`
}

/** The name by which a page of the site shows a private picture, once `readPictureAccess` is done. */
export const openedPicture = (file: string): string => (permission ? `${permission.access}/${file}` : file)

/** Where a browser shows an item as the mail to a subscriber. @param access as the API says beside the item */
export function newsletterPreview(news: string, access: string, language = 'en'): string {
  return `/newsletter/preview/${news}?${new URLSearchParams({ language, access })}`
}
