import axe from 'axe-core'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What only a whole page has. */
const OF_PAGES = ['document-title', 'html-has-lang', 'landmark-one-main', 'page-has-heading-one', 'region']

/** Empty elements of the library that pass the focus on as soon as they have it; axe does not see that they do. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Nothing that ends lasts longer. */
const BRIEF_MS = 1500

/** Half transparent, while it fades in, a text has no contrast. */
const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) <= BRIEF_MS && isShown(effect),
    )
const isShown = (effect: AnimationEffect | null) =>
  effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true

/** Fails when axe finds anything in what is shown, as soon as it stands still. */
export async function expectAccessible(): Promise<void> {
  await expect.poll(isMoving).toBe(false)
  const { violations } = await axe.run(
    { include: [['body']], exclude: [[FOCUS_GUARDS]] },
    {
      runOnly: TAGS,
      resultTypes: ['violations'],
      rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
    },
  )
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}
