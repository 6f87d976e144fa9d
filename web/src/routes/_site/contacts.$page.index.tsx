import { createFileRoute } from '@tanstack/react-router'
import { describeContacts } from '#features/contacts/contact-pages.ts'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/contacts/$page/')({
  loader: ({ params: { page } }) => {
    return describeContacts(page)
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { words, site } = match.context
    const { title, description } = words.t(`contacts:${loaderData.key}.meta`)
    return seo(site, { title, description, path: `/contacts/${loaderData.page}` })
  },
})
