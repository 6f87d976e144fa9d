import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/markets/')({
  beforeLoad: () => {
    throw redirect({ to: '/markets/$page', params: { page: 'packaging' }, replace: true, statusCode: 302 })
  },
})
