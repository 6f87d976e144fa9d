import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '#features/not-found/not-found-page.tsx'
import { unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/404')({
  loader: () => {
    throw notFound()
  },
  head: ({ match }) => unknownSeo(match.context),
  notFoundComponent: NotFoundPage,
})
