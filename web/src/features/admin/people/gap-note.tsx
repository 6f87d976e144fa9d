import { useTranslation } from 'react-i18next'
import { NoteBar } from '#features/admin/form/bar.tsx'
import type { Gap } from './coverage.ts'
import { gapsInWords } from './gap-words.ts'

/** Names the countries in which no person sells a family of products; it is there from the start, to be read aloud later. */
export function GapNote({ gaps, note }: { gaps: readonly Gap[]; note: string }) {
  const { t } = useTranslation('admin')
  return (
    <div role="status">
      {gaps.length > 0 && (
        <NoteBar icon="warning" isUrgent heading={gapsInWords(t, gaps)}>
          {note}
        </NoteBar>
      )}
    </div>
  )
}
