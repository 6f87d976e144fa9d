import {
  about,
  careers,
  certificateCheck,
  contacts,
  downloads,
  investors,
  type LinkGroup,
  legalLinks,
  markets,
  newsLists,
  productTools,
  sustainability,
} from './navigation.ts'

/** The page of all pages (LEG-01 … 05), besides the products; the location bears the name of the specification (AMB-06). */
export const sitemapGroups: readonly LinkGroup[] = [
  { label: 'footer.company', links: about },
  { label: 'footer.markets', links: markets },
  { label: 'pages.tools', links: productTools },
  { label: 'footer.investors', links: investors },
  { label: 'footer.sustainability', links: sustainability },
  {
    label: 'footer.contacts',
    links: contacts.map(({ label, to }) => ({ label: to.endsWith('location') ? 'pages.locations' : label, to })),
  },
  { label: 'pages.careers', links: careers },
  {
    label: 'pages.downloadCenter',
    links: [...downloads, certificateCheck],
  },
  { label: 'pages.news', links: newsLists },
  { label: 'footer.legal', links: legalLinks.filter(({ to }) => to !== '/sitemap') },
]
