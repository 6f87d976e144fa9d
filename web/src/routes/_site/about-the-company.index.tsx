import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/about-the-company/')({
  beforeLoad: () => {
    throw redirect({
      to: '/about-the-company/$page',
      params: { page: 'about-us' },
      replace: true,
      statusCode: 302,
    })
  },
})
