import { createAnswerCache } from '#cache/answer-cache.ts'
import { ask, type Supabase } from '#supabase/client.ts'
import { checkYesOrNo } from '#supabase/rows.ts'

/** Knows which pictures visitors may not see: those that only drafts, hidden and planned items show. */
export function createUnpublishedPictures(supabase: Supabase) {
  const { answerTo, changed } = createAnswerCache(async (file) =>
    checkYesOrNo(await ask(supabase.rpc('is_unpublished_picture', { file }))),
  )
  return {
    /** @throws 503 when it is unknown, and always was */
    isUnpublished: answerTo,
    changed,
  }
}
export type UnpublishedPictures = ReturnType<typeof createUnpublishedPictures>
