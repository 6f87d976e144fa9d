import type { CorrectionAnswer, WordChange } from 'api/contract/corrections'
import type { NewsContent } from 'api/contract/news-texts'
import { useState } from 'react'
import { callAsStaff } from '#lib/session.ts'
import { CorrectionQuestion, type Reasons } from './correction-question.tsx'

interface Asked {
  changes: WordChange[]
  answer: (given: CorrectionAnswer) => void
  cancel: () => void
}

/** Asks, where words that visitors have read are about to change, whether they are told. */
export function useCorrectionQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [reasons, setReasons] = useState<Reasons>({})

  return {
    /**
     * @param ref the address or the id of the item
     * @param content what it will say, in some of its languages
     * @returns the answer; `undefined` when readers find nothing changed
     * @throws ApiError; DOMException `AbortError` when the question was closed, and nothing is to be saved
     */
    async ask(ref: string, content: Partial<NewsContent>): Promise<CorrectionAnswer> {
      const { changes } = await callAsStaff<{ changes: WordChange[] }>(
        `/api/admin/news/${encodeURIComponent(ref)}/word-changes`,
        { json: { content } },
      )
      if (changes.length === 0) return undefined
      return new Promise<CorrectionAnswer>((resolve, reject) => {
        setAsked({
          changes,
          answer: resolve,
          cancel: () => reject(new DOMException('The question was closed', 'AbortError')),
        })
      }).finally(() => setAsked(null))
    },
    question: asked && (
      <CorrectionQuestion
        changes={asked.changes}
        reasons={reasons}
        onReasons={setReasons}
        onAnswer={asked.answer}
        onClose={asked.cancel}
      />
    ),
  }
}

/** The question was closed: nothing was saved, and nothing failed. */
export const isUnanswered = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

export type CorrectionAsking = ReturnType<typeof useCorrectionQuestion>['ask']
