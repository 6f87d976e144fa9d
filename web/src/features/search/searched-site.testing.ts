import type { SearchTitles } from 'api/contract/search'
import { addressOf, firstDocuments } from '#content/first-documents.testing.ts'
import { firstEvents } from '#content/first-events.testing.ts'
import { searchedPeople } from '#content/site-people.testing.ts'
import { createSearchIndex } from './create-search-index.ts'

/** What the search knows of the site as it begins. */
export const index = await createSearchIndex()

/** Titles as the API answers them, with a few items of news and positions. */
export const titles: SearchTitles = {
  people: searchedPeople,
  news: [
    {
      url: 'new-press',
      title: 'A new press for long profiles',
      language: 'en',
      date: '2026-11-12',
      otherTitles: ['Нова преса'],
    },
    { url: 'sponsor', title: 'Sponsor of the swimming club', language: 'en', date: '2026-10-01', otherTitles: [] },
    { url: 'stipendii', title: 'Стипендии за 38 студенти', language: 'bg', date: '2026-09-01', otherTitles: [] },
  ],
  positions: [
    {
      _id: 'operator',
      title: 'Оператор на преса',
      isInternship: false,
      startDate: '2020-01-01',
      endDate: '2999-01-01',
    },
    { _id: 'over', title: 'Технолог', isInternship: false, startDate: '2020-01-01', endDate: '2020-02-01' },
    { _id: 'laborant', title: 'Лаборант', isInternship: true, startDate: '2020-01-01', endDate: '2999-01-01' },
  ],
  events: [...firstEvents],
  documents: [
    ...firstDocuments.map((document) => ({
      file: addressOf(document),
      section: document.section,
      title: document.title_en,
      note: document.note_en,
      day: document.day,
      text: '',
    })),
    {
      file: '/documents/certificates/aqap-2110.pdf',
      section: 'certificates',
      title: 'AQAP 2110',
      note: 'Defence supplies',
      day: null,
      text: '44 100 9001 Bureau of Standards Armour plates',
    },
  ],
}
