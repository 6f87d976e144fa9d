import { productPath, productUrls } from '#content/catalogue.ts'
import { sitePages } from '#content/site-pages.ts'

/** `sitemap.xml`: every public page besides the news, by its canonical address. */
export function sitemapXml(site: string): string {
  const paths = [...sitePages.map(({ path }) => path), ...productUrls.map(productPath)]
  const urls = paths.map((path) => `  <url><loc>${escapeXml(site + path)}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`
}

/** `robots.txt`: all but the administration and the API, and where the sitemap is. */
export function robotsText(site: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${site}/sitemap.xml
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
