import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PreviewLinkMade, PreviewLinks } from 'api/contract/news-preview'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { queryKeys } from '#lib/query-keys.ts'
import { callAsStaff } from '#lib/session.ts'
import styles from './preview-link.module.css'

interface PreviewLinkProps {
  /** Id of the item. */
  id: string
  onClose: () => void
}

/** A link by which somebody without an account sees the item for a week; made by a button, and the same again while it holds. */
export function PreviewLink({ id, onClose }: PreviewLinkProps) {
  const { t } = useTranslation('admin')
  const fieldId = useId()
  const client = useQueryClient()
  const path = `/api/admin/news/${id}/preview-links`
  const queryKey = [...queryKeys.staffNews, 'previewLinks', { id }]
  const [isCopied, setCopied] = useState(false)
  const made = useMutation({
    networkMode: 'always',
    mutationFn: () => callAsStaff<PreviewLinkMade>(path, { method: 'POST' }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callAsStaff<PreviewLinks>(path, { signal }),
    staleTime: 0,
  })
  const revoke = useMutation({
    networkMode: 'always',
    mutationFn: (link: string) => callAsStaff(`${path}/${link}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
  const links = data?.links ?? []
  const earlier = made.data ? links.slice(1) : links
  const failure = made.error ?? revoke.error

  async function copy(): Promise<void> {
    if (!made.data) return
    try {
      await navigator.clipboard.writeText(made.data.url)
      setCopied(true)
    } catch {
      // Pages without https may not write there: selected, it is one key away.
      document.getElementById(fieldId)?.focus()
    }
  }

  return (
    <MessageDialog heading={t('previewLink.heading')} onClose={onClose} isWide>
      <p>{t('previewLink.text')}</p>
      {failure && <AlertBar>{failureWords(t, failure)}</AlertBar>}
      {!made.data && (
        <PendingButton isPending={made.isPending} onClick={() => made.mutate()}>
          {t(links.some(isValid) ? 'previewLink.show' : 'previewLink.make')}
        </PendingButton>
      )}
      {made.data && (
        <div className={styles.link}>
          <Qr text={made.data.url} label={t('previewLink.qr')} />
          <div className="field">
            <label htmlFor={fieldId}>{t('previewLink.field')}</label>
            <input
              id={fieldId}
              className="input"
              readOnly
              value={made.data.url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <button type="button" className="btn" onClick={copy}>
              {t('previewLink.copy')}
            </button>
            <p role="status">{isCopied && t('previewLink.copied')}</p>
            <p>{t('previewLink.until', dayAndTime(made.data.expiresAt))}</p>
          </div>
        </div>
      )}
      {earlier.length > 0 && (
        <section className={styles.past} aria-label={t('previewLink.earlier')}>
          <h3 className={styles.heading}>{t('previewLink.earlier')}</h3>
          <ul className={styles.earlier}>
            {earlier.map((link) => (
              <li key={link._id}>
                <span>
                  {t('previewLink.from', { ...dayAndTime(link.createdAt), name: link.createdBy })}
                  <small>{stateOf(link)}</small>
                </span>
                {isValid(link) && (
                  <button
                    type="button"
                    className="btn btn--line btn--sm"
                    aria-label={t('previewLink.revokeOf', dayAndTime(link.createdAt))}
                    onClick={() => revoke.mutate(link._id)}
                  >
                    {t('previewLink.revoke')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <DialogActions>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {t('previewLink.close')}
        </button>
      </DialogActions>
    </MessageDialog>
  )

  function isValid({ expiresAt, revokedAt }: PreviewLinks['links'][number]): boolean {
    return revokedAt === null && Date.parse(expiresAt) > Date.now()
  }

  function stateOf(link: PreviewLinks['links'][number]): string {
    if (link.revokedAt !== null) return t('previewLink.revoked', dayAndTime(link.revokedAt))
    return t(isValid(link) ? 'previewLink.valid' : 'previewLink.expired', dayAndTime(link.expiresAt))
  }
}

/** A text for the camera of a phone. */
function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
