import type { Language } from 'api/contract/languages'
import { wordsOf } from 'api/contract/text-blocks'
import { textDifference, wordDifference } from 'api/contract/text-difference'
import history from '#features/admin/history/history.module.css'
import { blocksOf } from '#features/admin/history/rich-text-blocks.ts'
import { RunsView, TextView } from '#features/admin/history/text-view.tsx'
import styles from './translate.module.css'
import type { Field } from './translated-fields.ts'

interface SourceViewProps {
  field: Field
  /** What it was; the same as `text` when nothing has changed. */
  before: string
  text: string
  language: Language
}

/** A field of the source as a reader sees it, with what has changed in it. */
export function SourceView({ field, before, text, language }: SourceViewProps) {
  const isRich = field.part === 'contentOne' || field.part === 'contentTwo'
  return (
    <div className={history.article} lang={language === 'bg' ? undefined : language}>
      {isRich ? (
        <TextView blocks={textDifference(blocksOf(before), blocksOf(text))} side="both" />
      ) : (
        <p className={field.part === 'title' ? styles.title : undefined}>
          <RunsView runs={wordDifference(wordsOf(before), wordsOf(text))} side="both" />
        </p>
      )}
    </div>
  )
}
