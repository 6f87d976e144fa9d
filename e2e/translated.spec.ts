import { test } from './fixtures.ts'
import { closeTwins, openTwins, useEveryControl } from './translated-twins.ts'

test('the table, its chart and every other control of a page work when the browser has translated it', async ({
  context,
}) => {
  const twins = await openTwins(context, '/about-the-company/key-figures')
  await useEveryControl(twins)
  await closeTwins(twins)
})
