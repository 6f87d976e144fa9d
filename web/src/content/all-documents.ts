import { certificateFile, certificates } from './certificates.ts'
import { catalogues, gdprInformation, policies, presentations, statements, sustainabilityReports } from './documents.ts'
import { generalMeetings, meetingDocuments, meetingFile } from './general-meetings.ts'

/** The addresses of all documents that pages link to. */
export const allDocuments: readonly string[] = [
  ...[...catalogues, ...presentations, ...statements, ...sustainabilityReports, ...policies].map(({ file }) => file),
  ...certificates.map(({ id }) => certificateFile(id)),
  ...generalMeetings.flatMap((day) => meetingDocuments.map((kind) => meetingFile(day, kind))),
  gdprInformation.file,
]
