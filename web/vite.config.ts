import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassName } from './class-names.ts'
import { namedClasses } from './named-classes.ts'
import { searchIndex } from './search-index-plugin.ts'

/** What both the home page and others show; it goes where the home page does not pay for another file. */
const shared =
  /src.(lib.format|contract.pictures|components.(film|news-picture|share|share-band)|content.(key-figures|markets|sharing)|pictures.opening-pictures)\.ts/

/** The components of which pages below the home page are built. One file: each style sheet of its own delays the first paint. */
const components =
  /components.(avatar|band|contents|cover|cover-drawings|cover-sizes|documents-table|earlier-documents|figures|file-drop|intro|neighbours|page-dialog|prose|rich-text|ruled-list|section-(head|layout|page)|segments|side-menu|specification-table|steps|technical-drawing|text-sections|tool-page|tools-menu|unit-switch|use-close-over-list|use-unit-system|validity-line)\.|pictures.(picture-of|sections)\.|features.not-found|lib.(found|preload-cyrillic)/

/** Primitives that only the administration uses. */
const staffPrimitives = 'chips|count|field|fold|hidden-below|hint|initial|progress-bar|ruled|status|surface|text-button'

/**
 * What every page loads is one file, what every public page adds another, and the home page's own a third: that compresses
 * best. The first load holds the names of all files, so staff's lists are one file, too, and what they share with the
 * pages of the site a few small ones beside it.
 */
const groups = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'shell', test: new RegExp(`features.(shell.site-layout|search.use-search)|${shared.source}`), priority: 3 },
  { name: 'home', test: /features.(home.home-page|news.latest-news-block)/, priority: 2 },
  { name: 'components', test: components, priority: 1 },
  // With the primitives: every page below the home page has both, and each style sheet more delays its first paint.
  {
    name: 'sales',
    test: new RegExp(
      `src.ui.(?!(${staffPrimitives})\\.)|components.(contact-card|kept-region|line-field|sales-person|use-chosen-country|use-sales-reason)|content.(density|map-regions|product-sales|sales-(contact|reason)|staff.sales)`,
    ),
    priority: 2,
  },
  {
    name: 'both',
    test: /components.(dialog|portrait|use-file-drop)\.|lib.(step-within|events|documents|people|preview-messages)\.|content.profile-path|newsletter-topics|contract.(career-visibility|excerpt|languages|paragraph-side|portraits|sofia-time)/,
    priority: 2,
  },
  {
    name: 'query',
    test: /(query-core|react-query).build.modern.(?!\w*([mM]utation|[iI]nfinite))|lib.query-|features.news.(news\.queries|public-)/,
    priority: 2,
  },
  { name: 'pages', test: /(query-core|react-query).build.modern.\w*[iI]nfinite/, priority: 2 },
  { name: 'inquiry', test: /(content.inquiry|inquiry-facts|clean-text|lib.request-keys)\./, priority: 2 },
  { name: 'latin', test: /contract.(to-latin|suggested-slug)/, priority: 2 },
  { name: 'needs', test: /content.(needs.|offers|parse-size|trade-words)|lib.parse-decimal/, priority: 2 },
  // What asks to sign in, which the sign-in page loads alone and the administration's pages when a session has ended, and the
  // administration's primitives.
  {
    name: 'sign-in',
    test: new RegExp(
      `src.ui.(${staffPrimitives})\\.|features.admin.(administration|sign-in.(?!ended-session)|form.(bar|failure-words|input-field|pending-button|staff-drawings|use-staff-mutation)|account.(code-field|new-password-fields|passkey-(elsewhere|support|words)|passkey.queries|secret-field))`,
    ),
    priority: 2,
  },
  // The controls of the administration's pages, which no public page loads.
  { name: 'controls', test: /@base-ui|@floating-ui|reselect/, priority: 2 },
  {
    name: 'staff',
    test: /features.admin.(account|corrections|form.(?!date-calendar)|documents|inquiries|list|news-form.edited-news|panel|publications|tabs|staff-user|careers|collections|shell|trash|users)/,
    priority: 1,
  },
]

/** Scripts and style sheets are known by their content alone, for the first load holds a list of them all. */
const byHash = ({ names: [name = ''] }: { names: string[] }) =>
  `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`

/** React has had what this package stands in for since version 18. */
const withoutShim = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'notFoundComponent', 'errorComponent']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.|\\.css$',
      quoteStyle: 'single',
    }),
    namedClasses(),
    react(),
    searchIndex(),
  ],
  resolve: { alias: withoutShim },
  css: { modules: command === 'build' ? { generateScopedName: shortClassName } : undefined },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    rolldownOptions: {
      output: { codeSplitting: { groups }, chunkFileNames: 'assets/[hash:7].js', assetFileNames: byHash },
    },
  },
  optimizeDeps: {
    entries: ['src/entry-client.tsx', 'src/{routes,features,components}/**/*.{ts,tsx}', '!**/*.test.*'],
    include: ['quill/core.js', 'quill/blots/*.js', 'quill/formats/*.js', 'quill/modules/*.js'],
  },
  ssr: { noExternal: ['api', 'supabase'] },
}))
