import type Quill from 'quill/core.js'
import { useTranslation } from 'react-i18next'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { staffPicture } from '#features/admin/staff-pictures.ts'
import type { TextPicture } from './editor-props.ts'
import styles from './rich-text-editor.module.css'

interface PictureDialogProps {
  quill: Quill
  pictures: readonly TextPicture[]
  onClose: () => void
}

/** Puts one of the gallery's pictures into the text. */
export function PictureDialog({ quill, pictures, onClose }: PictureDialogProps) {
  const { t } = useTranslation('admin')

  function insert(file: string): void {
    const { index } = quill.getSelection(true)
    quill.insertEmbed(index, 'picture', file, 'user')
    quill.setSelection(index + 1, 0, 'silent')
    onClose()
  }

  return (
    <MessageDialog heading={t('editor.picture')} onClose={onClose} isWide>
      <p>{t(pictures.length > 0 ? 'editor.pictureChoose' : 'editor.pictureNone')}</p>
      <div className={styles.pictures}>
        {pictures.map(({ file, alt }, index) => (
          <button
            key={file}
            type="button"
            aria-label={alt || t('editor.pictureNumber', { number: index + 1 })}
            onClick={() => insert(file)}
          >
            <img src={staffPicture(file, { width: 480, isPrivate: true })} alt="" loading="lazy" />
          </button>
        ))}
      </div>
      <DialogActions onCancel={onClose} />
    </MessageDialog>
  )
}
