import type { PreviewLinkMade } from 'api/contract/news-preview'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { Icon } from '#components/icon.tsx'
import { AlertBar } from '#features/admin/form/bar.tsx'
import { dayAndTime } from '#features/admin/form/dates.ts'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { PendingButton } from '#features/admin/form/pending-button.tsx'
import { Popover, PopoverHeading } from '#features/admin/form/popover.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { callAsStaff } from '#lib/session.ts'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { TextButton } from '#ui/text-button.tsx'
import styles from './preview-link.module.css'

interface PreviewLinkProps {
  /** Id of the item. */
  id: string
}

/**
 * A button that shows the item on a phone: by a link for a week, which the first opening makes and the next ones show again. The
 * page of the link follows what the form has kept.
 */
export function PreviewLink({ id }: PreviewLinkProps) {
  const { t } = useTranslation('admin')
  const linkId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const path = `/api/admin/news/${id}/preview-links`
  const made = useStaffMutation({
    mutationFn: () => callAsStaff<PreviewLinkMade>(path, { method: 'POST' }),
    onSuccess: () => setCopied(false),
  })
  const revoke = useStaffMutation({
    mutationFn: ({ _id }: PreviewLinkMade) => callAsStaff(`${path}/${_id}`, { method: 'DELETE' }),
    onSuccess: () => {
      made.reset()
      panel.current?.focus()
    },
  })
  const link = made.data
  const failure = made.error ?? revoke.error

  function open(isOpen: boolean): void {
    setOpen(isOpen)
    if (!isOpen || made.isPending || link) return
    revoke.reset()
    made.mutate()
  }

  async function copy({ url }: PreviewLinkMade): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Pages without https may not write there: selected, it is one key away.
      document.getElementById(linkId)?.focus()
    }
  }

  return (
    <Popover
      ref={panel}
      isOpen={isOpen}
      onOpen={open}
      opener={
        <button type="button" className="btn btn--quiet btn--sm">
          <Icon d={staffDrawings.mobile} /> {t('previewLink.open')}
        </button>
      }
      className={styles.panel}
      initialFocus={() => panel.current}
    >
      <PopoverHeading>{t('previewLink.heading')}</PopoverHeading>
      {failure && <AlertBar>{failureWords(t, failure)}</AlertBar>}
      {link ? (
        <div className={styles.link}>
          <Qr text={link.url} label={t('previewLink.qr')} />
          <Text as="div" size="small" tone="muted">
            <p>{t('previewLink.text')}</p>
            <p>{t('previewLink.until', dayAndTime(link.expiresAt))}</p>
          </Text>
          <input
            id={linkId}
            className={`input ${styles.url}`}
            aria-label={t('previewLink.field')}
            readOnly
            value={link.url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Row gap={4} className={styles.acts}>
            <button type="button" className="btn btn--line btn--sm" onClick={() => copy(link)}>
              {t(isCopied ? 'previewLink.copied' : 'previewLink.copy')}
            </button>
            <TextButton muted disabled={revoke.isPending} onClick={() => revoke.mutate(link)}>
              {t('previewLink.revoke')}
            </TextButton>
          </Row>
        </div>
      ) : (
        <div role="status">
          {revoke.isSuccess && <p>{t('previewLink.revoked')}</p>}
          <PendingButton isPending={made.isPending} onClick={() => made.mutate()}>
            {t('previewLink.make')}
          </PendingButton>
        </div>
      )}
    </Popover>
  )
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
