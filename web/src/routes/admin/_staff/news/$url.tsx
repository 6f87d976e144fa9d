import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/_staff/news/$url')({
  component: () => null,
})
