import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react/pure'
import { CoilFilm } from './coil-film.tsx'

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(document, 'hidden')
  await setMotion('no-preference')
  await cleanup()
})

const film = () => document.querySelector('video')
const sweep = () => document.querySelector('i')

function setMotion(value: 'reduce' | 'no-preference') {
  return cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

function setConnection(connection: { saveData?: boolean; effectiveType?: string }) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
}

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the film runs while its slide is shown, stands still with the slideshow and in a hidden tab, and begins anew', async () => {
  const { rerender } = await render(<CoilFilm isShown isPaused={false} />)
  await expect.poll(() => film()?.hasAttribute('data-started')).toBe(true)
  await expect.poll(() => film()?.currentTime).toBeGreaterThan(0.3)
  await rerender(<CoilFilm isShown isPaused />)
  expect(film()?.paused).toBe(true)
  const time = film()?.currentTime
  await rerender(<CoilFilm isShown isPaused={false} />)
  expect(film()?.paused).toBe(false)
  expect(film()?.currentTime).toBeGreaterThanOrEqual(time ?? 0)

  setHidden(true)
  expect(film()?.paused).toBe(true)
  setHidden(false)
  expect(film()?.paused).toBe(false)

  await rerender(<CoilFilm isShown={false} isPaused={false} />)
  expect(film()?.paused).toBe(true)
  await rerender(<CoilFilm isShown isPaused />)
  expect(film()?.currentTime).toBe(0)
})

test('on a small screen and where motion is not wanted there is none, also when that changes', async () => {
  await page.viewport(390, 844)
  await render(<CoilFilm isShown isPaused={false} />)
  expect(document.querySelector('video, i')).toBeNull()
  await page.viewport(1440, 900)
  await expect.poll(film).not.toBeNull()
  await setMotion('reduce')
  await expect.poll(film).toBeNull()
  expect(sweep()).toBeNull()
})

test.for([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '3g' },
])(
  'where data are saved or slow ($saveData, $effectiveType) a light of the style sheet stands in for it',
  async (connection) => {
    setConnection(connection)
    await render(<CoilFilm isShown isPaused={false} />)
    expect(film()).toBeNull()
    expect(sweep()).not.toBeNull()
  },
)

test('a film that cannot be played gives way to that light', async () => {
  await render(<CoilFilm isShown isPaused={false} />)
  film()?.querySelector('source:last-child')?.dispatchEvent(new Event('error'))
  await expect.poll(film).toBeNull()
  expect(sweep()).not.toBeNull()
})
