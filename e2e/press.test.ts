import { expect, inject, test } from 'vitest'
import { pageOf } from './site-pages.ts'

const headersOf = async (path = '') => {
  const { status, headers } = await fetch(inject('siteUrl') + path, { method: 'HEAD' })
  const [type, disposition, cache] = ['content-type', 'content-disposition', 'cache-control'].map((name) =>
    headers.get(name),
  )
  return { status, type, disposition, cache }
}

test('journalists find whom to call, the company in short, the logo, and pictures that load when they are asked for', async () => {
  const { main, title, headings, data } = await pageOf('/news/press')
  expect(title).toBe('Press | Balkalum')
  expect(headings).toEqual(['Press'])
  const contact = main.one('section', 'Press contact')
  expect(contact.text).toContain('Detelina Vucheva')
  expect(contact.one('a', /\+359 54 000 056/).attributes.href).toBe('tel:+35954000056')
  expect(contact.one('a', /press@/).attributes.href).toBe('mailto:press@balkalum.example')
  expect(main.one('section', 'In short').text).toContain('was inaugurated in 1981, employs 1315 people')

  const pictures = main.one('section', 'Pictures for print').all('figure')
  expect(pictures).toHaveLength(6)
  for (const picture of pictures) {
    expect(picture.text).toMatch(/^[A-Z].+\. Illustration: Balkalum \d{4} × \d{4} px, JPG, \d+\s(kB|MB)/)
    expect(picture.all('img')[0]?.attributes).toMatchObject({ loading: 'lazy', alt: expect.stringMatching(/\w{4}/) })
  }
  expect(main.all('a[href^="/press/"]')).toHaveLength(6 + 3 * 2)
  for (const { attributes } of main.all('a[href^="/press/"]')) {
    expect(attributes).toHaveProperty('download')
    const sent = await headersOf(attributes.href)
    expect(sent, attributes.href).toMatchObject({ status: 200, disposition: 'attachment' })
    expect(sent.type).toMatch(/^image\/(jpeg|png|svg\+xml)/)
    expect(sent.cache).toMatch(/public, max-age=\d{5}/)
  }
  expect(main.all('img').filter(({ attributes }) => attributes.src?.endsWith('.jpg'))).toEqual([])
  const images = data.filter((thing) => thing['@type'] === 'ImageObject')
  expect(images.map(({ creditText }) => creditText)).toEqual(Array(6).fill('Balkalum'))
})

test('the menu of news, the footer and both sitemaps lead to the page for the press', async () => {
  const { root } = await pageOf('/news')
  expect(root.all('footer').flatMap((footer) => footer.all('a[href="/news/press"]'))).not.toEqual([])
  expect(root.one('nav', 'Section').all('a[href="/news/press"]')).toHaveLength(1)
  expect((await pageOf('/sitemap')).main.all('a[href="/news/press"]')).toHaveLength(1)
  expect(await (await fetch(`${inject('siteUrl')}/sitemap.xml`)).text()).toContain('/news/press</loc>')
})
