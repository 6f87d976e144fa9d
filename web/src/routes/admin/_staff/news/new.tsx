import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/_staff/news/new')({
  validateSearch: ({ type }: Record<string, unknown>): { type?: 'media' } => (type === 'media' ? { type } : {}),
  component: () => null,
})
