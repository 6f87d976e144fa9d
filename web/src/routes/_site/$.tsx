import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { movedTo } from '#content/navigation.ts'
import { UnknownPage } from '#features/not-found/not-found-page.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/$')({
  beforeLoad: ({ location }) => {
    const href = movedTo(location.pathname)
    if (href) throw redirect({ href, replace: true, statusCode: 301 })
  },
  loader: () => {
    throw notFound()
  },
  head: ({ match }) => {
    const { words, site } = match.context
    return seo(site, { title: words.t('notFound.meta.title'), description: words.t('notFound.meta.description') })
  },
  notFoundComponent: UnknownPage,
})
