import { useStaffMutation } from '#features/admin/form/use-staff-mutation.ts'
import { saveFile } from './save-file.ts'

/** Reads a file from the server and gives it to the browser to be saved; tried at once, also when there seems to be no line. */
export function useDownload(read: () => Promise<Blob>, name: string) {
  return useStaffMutation({ mutationFn: read, onSuccess: (file) => saveFile(file, name) })
}
