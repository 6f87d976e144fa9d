import type { InquiryChange, StoredInquiry } from 'api/contract/inquiries'

/** What can be done with the state of an inquiry. */
export type InquiryAct = 'take' | 'takeOver' | 'answered' | 'reopen' | 'notSpam' | 'backToNew' | 'spam'

/** Where the acts of an inquiry stand. */
export interface InquiryActs {
  /** What one does next; without it one answers. */
  first?: InquiryAct
  /** What stands apart from it, where no button was before: it closes the inquiry, or opens it again. */
  last?: InquiryAct
  /** The others, in their order. */
  rare: InquiryAct[]
}

/** The acts that an inquiry offers to an account. */
export function actsFor(
  { state, assignee, suspected }: Place & Pick<StoredInquiry, 'suspected'>,
  me: string,
): InquiryActs {
  if (state === 'new' && suspected) return { first: 'notSpam', rare: ['take', 'answered', 'spam'] }
  if (state === 'new') return { first: 'take', rare: ['answered', 'spam'] }
  if (state === 'inWork' && assignee?.id === me) return { last: 'answered', rare: ['backToNew', 'spam'] }
  if (state === 'inWork') return { first: 'takeOver', rare: ['answered', 'backToNew', 'spam'] }
  if (state === 'answered') return { last: 'reopen', rare: ['backToNew', 'spam'] }
  return { first: 'notSpam', rare: ['take'] }
}

type Place = Pick<StoredInquiry, 'state' | 'assignee'>

/** What an act makes of an inquiry as it was seen. Who has it stays with it when another account marks it as answered. */
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
