import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

const shown = (picture: string | null) =>
  renderToStaticMarkup(<Avatar person={{ name: 'Borislav Chakarov', families: ['Rolled'], picture }} size="small" />)

test('the photograph lies over the initials, in the sizes of its place, and waits until it is near', {
  tags: ['CONT-07'],
}, () => {
  const html = shown('a1-600x800.50-20')
  expect(html).toMatch(/aria-hidden="true">BC<picture>/)
  expect(html).toMatch(/<source type="image\/avif" srcSet="\/uploads\/people\/a1-600x800.50-20.80.avif 80w, /)
  for (const part of ['width="160"', 'height="160"', 'alt=""', 'loading="lazy"', 'sizes="60px"', '.432.webp 432w'])
    expect(html).toContain(part)
})

test('who has none shows the initials alone', { tags: ['CONT-07'] }, () => {
  expect(shown(null)).toMatch(/>BC<\/span>$/)
})
