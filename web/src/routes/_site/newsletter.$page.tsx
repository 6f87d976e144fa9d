import { createFileRoute, notFound } from '@tanstack/react-router'
import type { NewsletterPageName } from '#content/newsletter-pages.ts'
import { NewsletterPage } from '#features/news/newsletter-page.tsx'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { seo, unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/newsletter/$page')({
  staticData: { namespaces: ['newsletter'] },
  loader: ({ context, params: { page } }) => {
    if (!context.i18n.exists(`newsletter:${page}.title`)) throw notFound()
    return page as NewsletterPageName
  },
  head: ({ loaderData: page, match }) => {
    const { i18n, site } = match.context
    if (!page) return unknownSeo(match.context)
    return seo(site, {
      title: i18n.t('newsletter:title', { title: i18n.t(`newsletter:${page}.title`) }),
      description: i18n.t(`newsletter:${page}.text`),
    })
  },
  component: Newsletter,
  notFoundComponent: UnknownPage,
})

function Newsletter() {
  return <NewsletterPage page={Route.useLoaderData()} />
}
