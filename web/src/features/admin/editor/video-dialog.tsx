import type Quill from 'quill/core.js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressDialog } from './address-dialog.tsx'
import { videoAddress } from './video-address.ts'

/** Inserts a video of YouTube or Vimeo as a line of its own. */
export function VideoDialog({ quill, onClose }: { quill: Quill; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const [range] = useState(() => quill.getSelection(true))

  function insert(typed: string): boolean {
    const address = videoAddress(typed)
    if (address === null) return false
    quill.insertEmbed(range.index, 'video', address, 'user')
    quill.setSelection(range.index + 1, 0, 'silent')
    onClose()
    return true
  }

  return (
    <AddressDialog
      heading={t('editor.videoHeading')}
      label={t('editor.videoAddress')}
      placeholder={t('editor.videoPlaceholder')}
      submitLabel={t('editor.videoInsert')}
      refusal={t('editor.videoInvalid')}
      onSubmit={insert}
      onClose={onClose}
    >
      <p>{t('editor.videoPrivacy')}</p>
    </AddressDialog>
  )
}
