/** Days of the general meetings of shareholders, `YYYY-MM-DD` (INV-05). */
export const generalMeetings = [
  '2014-06-26',
  '2015-06-25',
  '2016-06-29',
  '2017-06-28',
  '2018-06-27',
  '2019-06-26',
] as const

/** Documents of every meeting, in order (INV-06). */
export const meetingDocuments = ['agenda', 'power-of-authority', 'invitation', 'protocol'] as const

export function meetingFile(meeting: (typeof generalMeetings)[number], kind: (typeof meetingDocuments)[number]) {
  return `/documents/meetings/${meeting}-${kind}.pdf` as const
}
