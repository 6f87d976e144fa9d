import { expect, test } from 'vitest'
import { richTextParts } from './rich-text-parts.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
const iframe = (src: string) => `<iframe class="ql-video" src="${src}" title="Video" allowfullscreen=""></iframe>`

test('a text without videos is one part, an empty one none', () => {
  expect(richTextParts('<p>a<br>b</p>')).toEqual([{ html: '<p>a<br>b</p>' }])
  expect(richTextParts('')).toEqual([])
  expect(richTextParts('<p></p>')).toEqual([])
})

test('videos of YouTube and Vimeo become parts of their own, in their order', () => {
  const vimeo = 'https://player.vimeo.com/video/76979871?h=8272103f6e&amp;title=0'
  expect(richTextParts(`<p>a</p>${iframe(youtube)}<p>b</p>${iframe(vimeo)}`)).toEqual([
    { html: '<p>a</p>' },
    { video: youtube, service: 'YouTube' },
    { html: '<p>b</p>' },
    { video: 'https://player.vimeo.com/video/76979871?h=8272103f6e&title=0', service: 'Vimeo' },
  ])
})

test('pictures become parts of their own, by their files', () => {
  expect(richTextParts('<p>a</p><p><img src="/uploads/news/mill-1600x900.jpg" />b</p><img>')).toEqual([
    { html: '<p>a</p><p></p>' },
    { picture: 'mill-1600x900.jpg' },
    { html: '<p>b</p>' },
  ])
})

test.each([
  'https://evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com.evil.example/embed/dQw4w9WgXcQ',
  'http://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/../watch',
  'javascript:alert(1)',
  'https://player.vimeo.com/video/1?x=&quot;onload=',
])('an iframe of %s is not shown', (src) => {
  expect(richTextParts(`<p>a</p>${iframe(src)}`)).toEqual([{ html: '<p>a</p>' }])
})

test('elements open around a video are closed before it and opened again after it', () => {
  expect(richTextParts(`<p>a <strong>b ${iframe(youtube)} c</strong></p><p>d</p>`)).toEqual([
    { html: '<p>a <strong>b </strong></p>' },
    { video: youtube, service: 'YouTube' },
    { html: '<p><strong> c</strong></p><p>d</p>' },
  ])
  expect(richTextParts(`<h2>a ${iframe(youtube)} b</h2><ul><li>c${iframe(youtube)}</li></ul>`)).toMatchObject([
    { html: '<h2>a </h2>' },
    { service: 'YouTube' },
    { html: '<h2> b</h2><ul><li>c</li></ul>' },
    { service: 'YouTube' },
  ])
})
