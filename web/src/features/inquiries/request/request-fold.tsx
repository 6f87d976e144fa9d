import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type InquiryProduct,
  inquiryProducts,
  isWishDate,
  MAX_FILES,
  requestLimits,
  wishDays,
} from 'supabase/inquiry-facts'
import { useChosenCountry } from '#components/use-chosen-country.ts'
import { countries } from '#content/map-regions.ts'
import { requestFieldsOf } from '#content/request-fields.ts'
import { INQUIRY_HASH, readRequestHash } from '#content/request-link.ts'
import { formatDate } from '#lib/format.ts'
import { Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import type { RequestFoldProps } from './held-request.ts'
import {
  type DraftLine,
  type DraftRequest,
  forgetDraft,
  isDraftRight,
  keepDraft,
  keptDraft,
  toRequest,
  withLine,
  withWish,
} from './request-draft.ts'
import { RequestFiles } from './request-files.tsx'
import styles from './request-fold.module.css'
import { RequestLine } from './request-line.tsx'
import { areStored, uploadFile, useUploads } from './use-uploads.ts'

const allProducts = Object.keys(inquiryProducts) as InquiryProduct[]

/** Sends a file for the next inquiry, whose fold shows it. @throws ApiError; 0 when the line breaks */
export async function noteFile(file: File): Promise<void> {
  const stored = await uploadFile(file, () => undefined, new AbortController().signal)
  const draft = keptDraft()
  keepDraft({ ...draft, files: [...draft.files, stored].slice(-MAX_FILES) })
}

/**
 * Quantities of one or several products, drawings, where to and by when. What is noted stays in this browser, so that the form of the
 * next product has it too. Its fields have no names: the form sends it apart from its own.
 */
export function RequestFold({ product, onChange }: RequestFoldProps) {
  const { t } = useTranslation(['inquiries', 'shell'])
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [country] = useChosenCountry()
  const [draft, setDraft] = useState<DraftRequest>(() => {
    const wish = readRequestHash(window.location.hash) ?? {}
    const before = withWish(keptDraft(), product, wish, requestFieldsOf(product).dimensions)
    return before.delivery === '' && country ? { ...before, delivery: country } : before
  })
  const [uploads, items] = useUploads(draft.files)
  // What the address has filled in is not filled in again when the page is loaded again.
  const navigate = useNavigate()
  useEffect(() => {
    const wish = readRequestHash(window.location.hash)
    if (!wish) return
    // The message is a field of the whole form; what the visitor has written there stays.
    const message = box.current?.closest('form')?.elements.namedItem('message')
    if (wish.note && message instanceof HTMLTextAreaElement && message.value === '') message.value = wish.note
    navigate({
      to: '.',
      search: true,
      hash: INQUIRY_HASH,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }, [navigate])
  // The form stays when the page of another product is opened.
  useEffect(() => setDraft((before) => withLine(before, product)), [product])
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    const whole = { ...draft, files: items.flatMap(({ taken }) => taken ?? []) }
    keepDraft(whole)
    tell.current({
      request: toRequest(whole, (each) => requestFieldsOf(each).dimensions),
      isRight: isDraftRight(draft) && areStored(items),
      files: whole.files,
      onSent: forgetDraft,
      onFilesGone: uploads.sendAgain,
    })
  }, [draft, items, uploads])

  const change = (changed: DraftLine) =>
    setDraft({ ...draft, lines: draft.lines.map((line) => (line.product === changed.product ? changed : line)) })

  function remove(gone: InquiryProduct): void {
    setDraft({ ...draft, lines: draft.lines.filter((line) => line.product !== gone) })
    box.current?.querySelector<HTMLElement>('select[data-add]')?.focus()
  }

  const [firstDay, lastDay] = wishDays(Date.now())
  const isDayRight = draft.wantedBy === '' || isWishDate(draft.wantedBy)
  const others = allProducts.filter((each) => !draft.lines.some((line) => line.product === each))
  return (
    <Stack ref={box} gap={5} className={styles.fold}>
      <Stack as="ul" gap={6} aria-label={t('request.lines')}>
        {draft.lines.map((line) => (
          <RequestLine key={line.product} line={line} onChange={change} onRemove={() => remove(line.product)} />
        ))}
      </Stack>
      {others.length > 0 && draft.lines.length < requestLimits.lines && (
        <div className="field">
          <label htmlFor={`${id}add`}>{t('request.add')}</label>
          <select
            id={`${id}add`}
            className="select"
            data-add
            value=""
            onChange={({ target }) => setDraft(withLine(draft, target.value as InquiryProduct))}
          >
            <option value="">{t('request.addChoose')}</option>
            {others.map((each) => (
              <option key={each} value={each}>
                {t(`shell:productNames.${each}`)}
              </option>
            ))}
          </select>
        </div>
      )}
      <RequestFiles uploads={uploads} items={items} />
      <div className={styles.fields}>
        <div className="field">
          <label htmlFor={`${id}delivery`}>{t('request.delivery')}</label>
          <select
            id={`${id}delivery`}
            className="select"
            value={draft.delivery}
            onChange={({ target }) =>
              setDraft({ ...draft, delivery: countries.find((each) => each === target.value) ?? '' })
            }
          >
            <option value="">{t('request.deliveryChoose')}</option>
            {countries.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </div>
        <div className={isDayRight ? 'field' : 'field is-invalid'}>
          <label htmlFor={`${id}date`}>{t('request.wantedBy')}</label>
          <input
            id={`${id}date`}
            className="input"
            type="date"
            min={firstDay}
            max={lastDay}
            aria-invalid={!isDayRight || undefined}
            aria-describedby={`${id}dateHint`}
            value={draft.wantedBy}
            onChange={({ target }) => setDraft({ ...draft, wantedBy: target.value })}
          />
          <Text id={`${id}dateHint`} size="small" tone="error">
            {!isDayRight && t('request.wrongDate', { first: formatDate(firstDay), last: formatDate(lastDay) })}
          </Text>
        </div>
      </div>
      <Text size="small" tone="muted">
        {t('request.kept')}
      </Text>
    </Stack>
  )
}
