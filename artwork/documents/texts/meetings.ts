import type { generalMeetings } from 'web/content/general-meetings.ts'

type Meeting = (typeof generalMeetings)[number]

/** Days before the meeting by which one must be registered as a shareholder to vote (Bulgarian law on public offering). */
export const RECORD_DAYS = 14

/** The year that a meeting decides on: the one before. */
export function yearOf(meeting: Meeting): number {
  return Number(meeting.slice(0, 4)) - 1
}

/** The day by which one must be registered, `YYYY-MM-DD`. */
export function recordDay(meeting: Meeting): string {
  const day = new Date(`${meeting}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - RECORD_DAYS)
  return day.toISOString().slice(0, 10)
}

/** What a regular meeting of a listed company decides on, for its year. */
export function pointsOf(meeting: Meeting) {
  const year = yearOf(meeting)
  return [
    {
      subject: `Report of the management board on ${year}`,
      proposal: `the general meeting accepts the report of the management board on the activity of the company in ${year}.`,
    },
    {
      subject: `Report of the auditor on the annual financial statements of ${year}`,
      proposal: `the general meeting accepts the report of the registered auditor on ${year}.`,
    },
    {
      subject: `Annual financial statements of ${year}`,
      proposal: `the general meeting approves the audited annual financial statements, individual and consolidated, of ${year}.`,
    },
    {
      subject: `Use of the result of ${year}`,
      proposal: `the general meeting decides on the result of ${year} as the management board proposes in the papers.`,
    },
    {
      subject: `Release of the members of both boards for ${year}`,
      proposal: `the general meeting releases the members of the management board and of the supervisory board from responsibility for ${year}.`,
    },
    {
      subject: `Election of a registered auditor for ${year + 1}`,
      proposal: `the general meeting elects the auditor proposed in the papers for ${year + 1}.`,
    },
    {
      subject: `Report of the investor relations director on ${year}`,
      proposal: `the general meeting accepts the report of the investor relations director on ${year}.`,
    },
  ]
}
