import { sendFile } from '#lib/send-file.ts'
import { asStaff } from '#lib/session.ts'

/** Posts a file as `sendFile`, with the token. @throws ApiError; 0 when the line breaks or it is stopped */
export const sendFileAsStaff = <Answer>(
  path: string,
  { headers, ...file }: Parameters<typeof sendFile>[1],
  isStored: (answer: Answer) => boolean,
): Promise<Answer> => asStaff((staff) => sendFile(path, { ...file, headers: { ...headers, ...staff } }, isStored))
