import { useQueryClient } from '@tanstack/react-query'
import type { InquiryChange, StoredInquiry } from 'api/contract/inquiries'
import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { changeInquiry } from './inquiries.queries.ts'

/**
 * Changes the state of an inquiry or who has it.
 * @param onChanged it is stored, and the buttons are others now: the focus has to go to what does nothing
 */
export function useInquiryChange({ _id }: StoredInquiry, onChanged: () => void) {
  const client = useQueryClient()
  return useStaffMutation({
    meta: { invalidates: [queryKeys.inquiries, queryKeys.counts] },
    mutationFn: (next: InquiryChange) => changeInquiry(client, _id, next),
    onSuccess: onChanged,
  })
}
