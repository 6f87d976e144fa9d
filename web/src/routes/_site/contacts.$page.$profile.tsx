import { createFileRoute, redirect } from '@tanstack/react-router'
import { useCloseOverList } from '#components/use-close-over-list.ts'
import { describeContacts } from '#features/contacts/contact-pages.ts'
import { ProfileDialog } from '#features/contacts/profile-dialog.tsx'
import { type FoundPerson, findPerson } from '#features/contacts/read-contacts.ts'
import { breadcrumbs } from '#features/shell/breadcrumbs.ts'
import { seo } from '#lib/seo.ts'

export const Route = createFileRoute('/_site/contacts/$page/$profile')({
  staticData: { name: 'ContactsProfile' },
  loader: async ({ context: { source }, params: { page, profile } }) => {
    if (!describeContacts(page)) return undefined
    const found = await findPerson(source, page, profile)
    if (found?.person.kind === page) return found
    if (found)
      throw redirect({
        to: '/contacts/$page/$profile',
        params: { page: found.person.kind, profile },
        replace: true,
        statusCode: 302,
      })
    throw redirect({ to: '/contacts/$page', params: { page }, replace: true, statusCode: 302 })
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { i18n, site } = match.context
    const { kind, name, position, slug } = loaderData.person
    const { title, description } = i18n.t('contacts:profile.meta', { name, position })
    const list = `/contacts/${kind}`
    const path = `${list}/${slug}`
    const data = import.meta.env.SSR ? breadcrumbs(match.context, list, { name, path }) : []
    return seo(site, { title, description, path, card: list, data })
  },
  component: Profile,
})

function Profile() {
  const found = Route.useLoaderData()
  return found && <ProfileOverList {...found} />
}

function ProfileOverList({ person, colleagues }: FoundPerson) {
  const list = `/contacts/${person.kind}` as const
  const close = useCloseOverList(list)
  return <ProfileDialog person={person} colleagues={colleagues} list={list} onClose={close} />
}
