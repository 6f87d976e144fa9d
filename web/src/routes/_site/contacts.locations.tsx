import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/contacts/locations')({
  beforeLoad: () => {
    throw redirect({ to: '/contacts/$page', params: { page: 'factory-location' }, replace: true, statusCode: 301 })
  },
})
