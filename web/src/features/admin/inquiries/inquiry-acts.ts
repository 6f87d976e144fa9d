import type { InquiryChange, StoredInquiry } from 'api/contract/inquiries'

/** What can be done with the state of an inquiry; the first one is what one does next. */
export type InquiryAct = 'take' | 'takeOver' | 'answered' | 'reopen' | 'notSpam' | 'backToNew' | 'spam'

/** The acts that an inquiry offers to somebody, in their order. */
export function actsFor(
  { state, assignee, suspected }: Place & Pick<StoredInquiry, 'suspected'>,
  me: string,
): InquiryAct[] {
  if (state === 'new') return [...(suspected ? (['notSpam'] as const) : []), 'take', 'answered', 'spam']
  if (state === 'inWork' && assignee?.id === me) return ['answered', 'backToNew', 'spam']
  if (state === 'inWork') return ['takeOver', 'answered', 'backToNew', 'spam']
  if (state === 'answered') return ['reopen', 'backToNew', 'spam']
  return ['notSpam', 'take']
}

type Place = Pick<StoredInquiry, 'state' | 'assignee'>

/** What an act makes of an inquiry as it was seen. Who has it stays with it when somebody else marks it as answered. */
export function changeBy(act: InquiryAct, { state, assignee }: Place, me: string): InquiryChange {
  const seen = { state, assignee: assignee?.id ?? null }
  if (act === 'take' || act === 'takeOver' || act === 'reopen') return { seen, state: 'inWork', assignee: me }
  if (act === 'answered') return { seen, state: 'answered', assignee: seen.assignee ?? me }
  if (act === 'spam') return { seen, state: 'spam', assignee: null }
  return { seen, state: 'new', assignee: null }
}

/** What passes an inquiry on to a colleague. */
export function changeByPassing({ state, assignee }: Place, to: string): InquiryChange {
  return { seen: { state, assignee: assignee?.id ?? null }, state: 'inWork', assignee: to }
}
