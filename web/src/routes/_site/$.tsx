import { createFileRoute, notFound } from '@tanstack/react-router'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { unknownSeo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound()
  },
  head: ({ match }) => unknownSeo(match.context),
  notFoundComponent: UnknownPage,
})
