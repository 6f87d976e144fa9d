/** `robots.txt`: all but the administration and the API, and where the sitemap is. */
export function robotsText(site: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/

Sitemap: ${site}/sitemap.xml
`
}
