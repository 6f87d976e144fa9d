/**
 * Words that stand ready for pages still to be built, by the issue that builds them: a namespace, or a key with all
 * below it. Whoever uses a word takes it off this list.
 */
export const awaitedWords = {
  2: ['news:readMore', 'news:counter'],
  3: ['shell:buttons', 'shell:languages', 'shell:footer'],
  4: ['inquiries:contact'],
} as const
