import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import { PORTRAIT_ENDINGS } from 'api/contract/portraits'
import type { StagedPortrait } from 'api/contract/staged-portrait'
import { useTranslation } from 'react-i18next'
import { failureWords } from '#features/admin/form/failure-words.ts'
import { sendFileAsStaff } from '#features/admin/form/send-file.ts'
import { useFileUpload } from '#features/admin/form/use-file-upload.ts'
import { isHeic, PictureRefusedError } from '#features/admin/news-form/picture-rules.ts'
import { preparePicture } from '#features/admin/news-form/prepare-picture.ts'
import { ApiError } from '#lib/api.ts'

const MEGABYTE = 1024 * 1024
const isPhotograph = (name: string) =>
  isHeic(name) || PORTRAIT_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`))

interface PortraitUpload {
  onStart: () => void
  onStored: (picture: string) => void
  /** It was stopped, or has failed. */
  onEnd: () => void
}

/** Sends a chosen photograph; one of a telephone is converted, and a large one made smaller, in the browser. */
export function usePortraitUpload({ onStart, onStored, onEnd }: PortraitUpload) {
  const { t } = useTranslation('admin')
  const upload = useFileUpload<StagedPortrait>({
    prepare: async (file) => (await preparePicture(file)).file,
    send: (file, tell, signal) =>
      sendFileAsStaff<StagedPortrait>(
        '/api/admin/people/pictures',
        { file, headers: { 'content-type': 'application/octet-stream' }, tell, signal },
        ({ picture }) => typeof picture === 'string',
      ),
    wordsOf(error, { name }, share) {
      const size = MAX_PICTURE_BYTES / MEGABYTE
      if (error instanceof PictureRefusedError) return t(`alerts.${error.word}`, { name, size })
      if (error instanceof ApiError && error.status === 0) return t('upload.cut', { percent: Math.floor(share * 100) })
      return failureWords(t, error, { size })
    },
    ...{ onStart, onEnd, onStored: ({ picture }: StagedPortrait) => onStored(picture) },
  })
  return {
    ...upload,
    send: (file: File) => (isPhotograph(file.name) ? upload.start(file) : upload.refuse(t('errors.portraitType'))),
  }
}
