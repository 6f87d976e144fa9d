import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/_staff/careers/new')({
  component: () => null,
})
