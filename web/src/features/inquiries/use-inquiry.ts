import type { InquiryTaken } from 'api/contract/inquiries'
import type { InquiryFile } from 'api/contract/inquiry-files'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { InquiryProduct } from 'supabase/inquiry-facts'
import type { InquiryRequest } from 'supabase/inquiry-request'
import { useChosenCountry } from '#components/use-chosen-country.ts'
import { useSending } from '#components/use-sending.ts'
import { ApiError, callApi } from '#lib/api.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { inquiryBody } from './inquiry-body.ts'
import { type InquiryEntries, type InquiryField, inquiryFields, toldFields, wrongFields } from './inquiry-rules.ts'
import { keepEntries, keptEntries } from './kept-entries.ts'
import type { HeldRequest } from './request/held-request.ts'

/** An inquiry that is stored, as it was sent. */
export interface SentInquiry {
  number: string
  at: Date
  /** The page it was sent from; `undefined` for the contact form. */
  product: InquiryProduct | undefined
  email: string
  message: string
  request: InquiryRequest | undefined
  files: readonly InquiryFile[]
}

/**
 * Sends the inquiry of a form (INQ-09 … 13, AMB-27): wrong fields are named, the entries stay whatever fails, and are
 * cleared once the server has stored them.
 * @param held what the fold holds; `onSent` is told when all of it is stored
 * @returns what the form shows; `wrong` are the fields marked for now, `refused` those not changed since; `wait` are the seconds until the server takes another, when it has refused this one, `sent` is the one that was stored until another is begun
 */
export function useInquiry(
  form: RefObject<HTMLFormElement | null>,
  product: InquiryProduct | undefined,
  { request, isRight, files = [], onFilesGone }: HeldRequest,
  onSent: () => void,
) {
  const { state, send } = useSending()
  const [wrong, setWrong] = useState<readonly InquiryField[]>([])
  const [wait, setWait] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly InquiryField[]>([])
  const [sent, setSent] = useState<SentInquiry | null>(null)
  const [region] = useChosenCountry()
  const [keys] = useState(() => createRequestKeys())
  const seenAt = useRef(0)

  useEffect(() => {
    // What stands in the fields by now was typed before the page was hydrated.
    const isTyped = Object.values(readEntries(form.current)).some(Boolean)
    fillIn(form.current, keptEntries())
    seenAt.current = isTyped ? 0 : performance.now()
  }, [form])

  function mark(fields: readonly InquiryField[]) {
    setWrong(fields)
    setRefused(toldFields(fields))
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const { website, ...entries } = readEntries(form.current)
    const content = { product, entries, region, request }
    const found = wrongFields(entries)
    let taken: InquiryTaken | undefined
    if (state !== 'loading') mark(found)

    const outcome = await send(
      found.length === 0 && isRight,
      async () => {
        taken = await callApi<InquiryTaken>('/api/inquiries', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': keys.keyFor(inquiryBody(content)) },
          body: inquiryBody(content, { website, filledMs: Math.round(performance.now() - seenAt.current) }),
        })
      },
      (error) => {
        const { status = 0, retryAfter = null, body = {} } = error instanceof ApiError ? error : {}
        if (body.code === 'fileGone' && onFilesGone) {
          onFilesGone()
          return 'invalid'
        }
        const named = inquiryFields.filter((field) => status === 400 && field === body.field)
        mark(named)
        setWait(status === 429 ? (retryAfter ?? 60) : null)
        return named.length > 0 ? 'invalid' : 'failed'
      },
    )
    if (outcome === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid], [data-unfinished]')?.focus()
    if (outcome !== 'sent' || !taken) return
    const { email = '', message = '' } = entries
    setSent({ number: taken.number, at: new Date(), product, email: email.trim(), message, request, files })
    keys.forget()
    keepEntries({})
    seenAt.current = performance.now()
    onSent()
  }

  function onInput(changed: InquiryField) {
    keepEntries(readEntries(form.current))
    setRefused((fields) => fields.filter((field) => field !== changed))
  }
  return {
    state,
    wrong: state === 'invalid' ? wrong : [],
    refused,
    wait,
    sent,
    onSubmit,
    onInput,
    onAnother: () => setSent(null),
  }
}

/** Puts what was kept into the fields that are empty. */
function fillIn(form: HTMLFormElement | null, entries: InquiryEntries): void {
  for (const [name, entry] of Object.entries(entries)) {
    const field = form?.elements.namedItem(name)
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
    if (isField && field.value === '') field.value = entry
  }
}

/** What stands in the fields. */
export function readEntries(form: HTMLFormElement | null): InquiryEntries & { website?: string } {
  return form ? Object.fromEntries([...new FormData(form)].map(([name, entry]) => [name, String(entry)])) : {}
}
