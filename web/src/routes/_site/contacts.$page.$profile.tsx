import { createFileRoute, redirect, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { ProfileDialog } from '#features/contacts/profile-dialog.tsx'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/contacts/$page/$profile')({
  staticData: { name: 'ContactsProfile' },
  loader: async ({ params: { page, profile } }) => {
    const { describeContacts, findPerson } = await import('#features/contacts/contact-pages.ts')
    const found = findPerson(profile)
    if (found?.page === page) return found
    if (!describeContacts(page)) return undefined
    if (found)
      throw redirect({
        to: '/contacts/$page/$profile',
        params: { page: found.page, profile },
        replace: true,
        statusCode: 302,
      })
    throw redirect({ to: '/contacts/$page', params: { page }, replace: true, statusCode: 302 })
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { words, site } = match.context
    const { name, position, url } = loaderData.person
    const { title, description } = words.t('contacts:profile.meta', { name, position })
    return seo(site, { title, description, path: `/contacts/${loaderData.page}/${url}` })
  },
  component: Profile,
})

function Profile() {
  const found = Route.useLoaderData()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  if (!found) return null
  const close = () => {
    if (canGoBack && router.latestLocation.state.isFromList) router.history.back()
    else
      navigate({ to: '/contacts/$page', params: { page: found.page }, search: true, replace: true, resetScroll: false })
  }
  return <ProfileDialog person={found.person} onClose={close} />
}
