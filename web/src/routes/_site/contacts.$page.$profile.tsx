import { createFileRoute, redirect } from '@tanstack/react-router'
import { useCloseOverList } from '#components/use-close-over-list.ts'
import { describeContacts, type FoundPerson, findPerson } from '#features/contacts/contact-pages.ts'
import { ProfileDialog } from '#features/contacts/profile-dialog.tsx'
import { breadcrumbs } from '#features/shell/breadcrumbs.ts'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/contacts/$page/$profile')({
  staticData: { name: 'ContactsProfile' },
  loader: ({ params: { page, profile } }) => {
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
    const { i18n, site } = match.context
    const { name, position, url } = loaderData.person
    const { title, description } = i18n.t('contacts:profile.meta', { name, position })
    const path = `/contacts/${loaderData.page}/${url}`
    const data = import.meta.env.SSR ? breadcrumbs(match.context, `/contacts/${loaderData.page}`, { name, path }) : []
    return seo(site, { title, description, path, card: `/contacts/${loaderData.page}`, data })
  },
  component: Profile,
})

function Profile() {
  const found = Route.useLoaderData()
  return found && <ProfileOverList {...found} />
}

function ProfileOverList({ page, person }: FoundPerson) {
  const list = `/contacts/${page}` as const
  const close = useCloseOverList(list)
  return <ProfileDialog person={person} list={list} onClose={close} />
}
