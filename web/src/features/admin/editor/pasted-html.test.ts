import { expect, test } from 'vitest'
import { styleFormats, withoutStyles } from './pasted-html.ts'

test('what Word wraps around a text is gone before it is parsed', { tags: ['ADM-36'] }, () => {
  const word = `<html xmlns:o="urn:x"><head><style>p.MsoNormal{margin:0}</style><title>x</title></head><body>
    <!--StartFragment--><p class=MsoNormal style='margin:0cm'><b style="mso-bidi-font-weight:normal">Bold</b>
    <![if !supportLists]><xml><w:x>y</w:x></xml><script>alert(1)</script></p><!--EndFragment--></body></html>`
  const clean = withoutStyles(word)
  expect(clean).not.toMatch(/MsoNormal\{|<style|<script|<xml|<!|alert|\sstyle=/)
  expect(clean).toContain('Bold</b>')
})

test('handlers in pasted tags are no handlers any more', { tags: ['ADM-36'] }, () => {
  expect(withoutStyles('<img src=x onerror="alert(1)"><a\nONCLICK=f()>on = 1</a>')).toBe(
    '<img src=x data-on="alert(1)"><a\ndata-on=f()>on = 1</a>',
  )
})

test('the word “style=” in a sentence stays as it is', { tags: ['ADM-36'] }, () => {
  expect(withoutStyles('<p title="a">write style="x" here</p>')).toBe('<p title="a">write style="x" here</p>')
})

test('bold, italic and underlined text of other editors is recognised by its style', { tags: ['ADM-36'] }, () => {
  expect(styleFormats('font-weight:700; font-style:italic')).toEqual({ bold: true, italic: true })
  expect(styleFormats('text-decoration: underline')).toEqual({ underline: true })
  expect(styleFormats('font-weight:normal')).toEqual({ bold: false })
  expect(styleFormats('mso-bidi-font-weight:normal;color:red')).toEqual({})
})
