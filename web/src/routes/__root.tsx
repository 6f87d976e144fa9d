import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches, useRouter } from '@tanstack/react-router'
import { namespacesOf, translationsUrl } from '#i18n/load-translations.ts'
import { recordPreHydrationEvents } from '#lib/pre-hydration-events.ts'
import { TRANSLATION_LIST } from '#lib/start-lists.ts'
import latin from '#styles/fonts/sofia-sans-latin-wght-normal.woff2?url'
import '#styles/tokens.css'
import '#styles/font-fallbacks.css'
import '#styles/base.css'
import '#styles/print.css'
import '#ui/layout.module.css'
import '#ui/text.module.css'
import type { RouterContext } from '#router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, matches }) => context.loadTranslations(namespacesOf(matches)),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#004785' },
    ],
    // They stand in the first page and stay there; the browser's build leaves them out.
    links: import.meta.env.SSR
      ? [
          { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
          { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
          { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
          { rel: 'manifest', href: '/site.webmanifest' },
          { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
        ]
      : [],
  }),
  // In the body: a script in the head would keep the rest of the page from being read until all style sheets have come.
  // The production build for browsers leaves it out; React's development build compares it with the server's page.
  scripts: ({ matches }) =>
    import.meta.env.SSR || import.meta.env.DEV
      ? [
          { children: recordPreHydrationEvents },
          { type: TRANSLATION_LIST, children: JSON.stringify(namespacesOf(matches).map(translationsUrl)) },
        ]
      : [],
  component: Document,
})

/** The language of what a page is about, when its loader names one; the texts around it stay as they are. */
const contentLanguage = ({ loaderData }: { loaderData?: unknown }) =>
  (loaderData as { language?: string } | null | undefined)?.language

function Document() {
  const router = useRouter()
  const pageLanguage =
    useMatches({
      select: (matches) => matches.findLast((match) => match.staticData.language)?.staticData.language,
    }) ?? 'en'
  const language = useMatches({ select: (matches) => matches.map(contentLanguage).findLast(Boolean) }) ?? pageLanguage
  return (
    <html
      lang={language}
      data-path={import.meta.env.SSR ? router.state.location.pathname : undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body lang={language === pageLanguage ? undefined : pageLanguage}>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
