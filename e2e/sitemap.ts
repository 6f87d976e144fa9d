/** The addresses of the sitemap of a site, as paths with their queries, in its order. */
export async function readSitemap(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path.replaceAll('&amp;', '&') || '/',
  )
}
