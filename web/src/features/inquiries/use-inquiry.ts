import type { InquiryTaken } from 'api/contract/inquiries'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { InquiryProduct } from 'supabase/inquiry-facts'
import { useChosenCountry } from '#components/use-chosen-country.ts'
import { useSending } from '#components/use-sending.ts'
import { ApiError, callApi } from '#lib/api.ts'
import { createRequestKeys } from '#lib/request-keys.ts'
import { inquiryBody } from './inquiry-body.ts'
import { type InquiryEntries, type InquiryField, inquiryFields, wrongFields } from './inquiry-rules.ts'
import type { HeldRequest } from './request/held-request.ts'

/**
 * Sends the inquiry of a form (INQ-09 … 13, AMB-27): wrong fields are named, the entries stay whatever fails, and are
 * cleared once the server has stored them.
 * @param held what the fold holds; `onSent` is told when all of it is stored
 * @returns what the form shows; `wrong` are the fields marked for now, `refused` those not changed since; `wait` are the seconds until the server takes another, when it has refused this one, `told` is the number of the one that was sent
 */
export function useInquiry(
  form: RefObject<HTMLFormElement | null>,
  product: InquiryProduct | undefined,
  { request, isRight, onFilesGone }: HeldRequest,
  onSent: () => void,
) {
  const { state, send } = useSending()
  const [wrong, setWrong] = useState<readonly InquiryField[]>([])
  const [wait, setWait] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly InquiryField[]>([])
  const [told, setTold] = useState<string | null>(null)
  const [region] = useChosenCountry()
  const taken = useRef('')
  const [keys] = useState(() => createRequestKeys())
  const seenAt = useRef(0)

  useEffect(() => {
    // What stands in the fields by now was typed before the page was hydrated.
    const isTyped = Object.values(readEntries(form.current)).some(Boolean)
    seenAt.current = isTyped ? 0 : performance.now()
  }, [form])

  function mark(fields: readonly InquiryField[]) {
    setWrong(fields)
    setRefused(fields)
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const { website, ...entries } = readEntries(form.current)
    const content = { product, entries, region, request }
    const found = wrongFields(entries)
    setTold(null)
    if (state !== 'loading') mark(found)

    const outcome = await send(
      found.length === 0 && isRight,
      async () => {
        const answer = await callApi<InquiryTaken>('/api/inquiries', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': keys.keyFor(inquiryBody(content)) },
          body: inquiryBody(content, { website, filledMs: Math.round(performance.now() - seenAt.current) }),
        })
        taken.current = answer.number
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
    setTold(outcome === 'sent' ? taken.current : null)
    if (outcome === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid], [data-unfinished]')?.focus()
    if (outcome !== 'sent') return
    keys.forget()
    seenAt.current = performance.now()
    form.current?.reset()
    onSent()
  }

  function onInput(changed: InquiryField) {
    setTold(null)
    setRefused((fields) => fields.filter((field) => field !== changed))
  }
  return { state, wrong: state === 'invalid' ? wrong : [], refused, wait, told, onSubmit, onInput }
}

/** What stands in the fields. */
export function readEntries(form: HTMLFormElement | null): InquiryEntries & { website?: string } {
  return form ? Object.fromEntries([...new FormData(form)].map(([name, entry]) => [name, String(entry)])) : {}
}
