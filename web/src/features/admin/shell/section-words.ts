import type { Tab } from '#features/admin/tabs.ts'

/** What the sections of the administration are called, as keys of its words. */
export const SECTION_WORDS = {
  news: 'panel.tabNews',
  media: 'panel.tabMedia',
  careers: 'panel.tabCareers',
  inquiries: 'panel.tabInquiries',
  newsletter: 'panel.tabNewsletter',
  documents: 'panel.tabDocuments',
  events: 'panel.tabEvents',
  people: 'panel.tabPeople',
} as const satisfies Record<Tab, string>
