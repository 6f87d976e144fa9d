/** Where staff publish; the inquiries of visitors and the newsletter and the collections follow them. */
const PUBLICATION_TABS = ['news', 'media'] as const
export const TABS = [
  ...PUBLICATION_TABS,
  'careers',
  'inquiries',
  'newsletter',
  'documents',
  'events',
  'people',
] as const
export type PublicationTab = (typeof PUBLICATION_TABS)[number]
export type Tab = (typeof TABS)[number]

/** Whether staff publish on a tab. */
export const isPublicationTab = (tab: Tab): tab is PublicationTab => PUBLICATION_TABS.some((each) => each === tab)
