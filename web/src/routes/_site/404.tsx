import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '#features/not-found/not-found-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/404')({
  staticData: { name: 'NotFound' },
  loader: () => {
    throw notFound()
  },
  head: ({ match }) => {
    const { words, site } = match.context
    return seo(site, { title: words.t('notFound.meta.title'), description: words.t('notFound.meta.description') })
  },
  notFoundComponent: NotFoundPage,
})
