import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router'
import latin from '#styles/fonts/sofia-sans-latin-wght-normal.woff2?url'
import '#styles/tokens.css'
import '#styles/base.css'
import type { RouterContext } from '#router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#004785' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    ],
  }),
  component: Document,
})

function Document() {
  const language = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.language)?.staticData.language,
  })
  return (
    <html lang={language ?? 'en'}>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
