import { useQuery } from '@tanstack/react-query'
import { MAX_NOTE } from 'api/contract/inquiries'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { useKeptText } from '#features/admin/form/use-kept-text.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { Hint } from '#ui/hint.tsx'
import { Stack } from '#ui/layout.tsx'
import { Ruled } from '#ui/ruled.tsx'
import { Text } from '#ui/text.tsx'
import { addNote, notesOf } from './inquiries.queries.ts'
import styles from './inquiry-details.module.css'

/** What staff write down about an inquiry for each other. */
export function InquiryNotes({ inquiry }: { inquiry: string }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { data, isError } = useQuery(notesOf(inquiry))
  // Another inquiry, the end of the session or a reload may come before it is stored.
  const { text, found, write, end } = useKeptText(`inquiries/${inquiry}`, 'note')
  // Sent again after a lost answer, it is the same note.
  const [noteId, setNoteId] = useState(() => found?.id ?? randomUuid())
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useStaffMutation({
    meta: { invalidates: [[...queryKeys.inquiries, 'notes']] },
    mutationFn: () => addNote(inquiry, { _id: noteId, note: text }),
    onSuccess: () => {
      end(noteId)
      setNoteId(randomUuid())
      // The button that had it is gone.
      field.current?.focus()
    },
  })

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() !== '' && !add.isPending) add.mutate()
  }

  return (
    <section aria-labelledby={`${id}heading`}>
      <h3 id={`${id}heading`}>
        {t('inquiries.notes')}{' '}
        <Text as="small" tone="muted">
          {t('inquiries.notesHint')}
        </Text>
      </h3>
      {isError && <Text tone="error">{t('inquiries.notesFailed')}</Text>}
      {data && data.notes.length > 0 && (
        <Ruled>
          {data.notes.map(({ _id, author, note, createdAt }) => (
            <li key={_id}>
              <p>
                <strong>{author}</strong>{' '}
                <Text as="time" size="small" tone="muted" dateTime={createdAt}>
                  {t('inquiries.noteAt', dayAndTime(createdAt))}
                </Text>
              </p>
              <p className={styles.text}>{note}</p>
            </li>
          ))}
        </Ruled>
      )}
      <Stack as="form" className={styles.form} onSubmit={onSubmit}>
        <textarea
          ref={field}
          className="textarea"
          rows={2}
          aria-label={t('inquiries.noteNew')}
          placeholder={t('inquiries.noteNew')}
          maxLength={MAX_NOTE}
          value={text}
          readOnly={add.isPending}
          onChange={({ target }) => write(target.value, noteId)}
        />
        {found && text === found.text && <Hint>{t('inquiries.noteKept')}</Hint>}
        {add.error && <AlertBar>{failureWords(t, add.error)}</AlertBar>}
        {text.trim() !== '' && (
          <PendingButton isPending={add.isPending} type="submit" className="btn--line btn--sm">
            {t('inquiries.noteAdd')}
          </PendingButton>
        )}
      </Stack>
    </section>
  )
}
