import { createFileRoute, notFound } from '@tanstack/react-router'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound()
  },
  head: ({ match }) => {
    const { words, site } = match.context
    return seo(site, { title: words.t('notFound.meta.title'), description: words.t('notFound.meta.description') })
  },
  notFoundComponent: UnknownPage,
})
