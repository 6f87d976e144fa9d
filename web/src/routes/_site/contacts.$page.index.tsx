import { createFileRoute } from '@tanstack/react-router'
import { describeContacts } from '#features/contacts/contact-pages.ts'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/contacts/$page/')({
  loader: ({ params: { page } }) => describeContacts(page),
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return {}
    const { page, key } = loaderData
    return seo(context.site, { ...context.i18n.t(`contacts:${key}.meta`), path: `/contacts/${page}` })
  },
})
