import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RequiredMark } from '#components/form/date-field.tsx'
import frame from '#components/form/form-frame.module.css'
import { Icon } from '#components/form/icon.tsx'
import { addressOf, type Picture } from './news-values.ts'
import { PictureInput, useFileDrop } from './picture-input.tsx'
import { PictureProgress } from './picture-progress.tsx'
import styles from './pictures.module.css'

/** Pixels across below which a cover looks blurred. */
const ADVISED_WIDTH = 1200

interface CoverFieldProps {
  picture: Picture | null
  /** Percent of the running upload; `null` when this picture is not being sent. */
  percent: number | null
  /** What the server said about it at the last save. */
  error: string | undefined
  onFiles: (files: File[]) => void
  onRemove: () => void
  /** The chosen file cannot be shown. */
  onBroken: (picture: Picture) => void
}

export function CoverField({ picture, percent, error, onFiles, onRemove, onBroken }: CoverFieldProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const { isOver, handlers } = useFileDrop(onFiles)
  const [size, setSize] = useState<{ id: string; width: number; height: number } | null>(null)
  const isSmall = size !== null && size.id === picture?.id && size.width < ADVISED_WIDTH

  return (
    <div className={error ? 'field is-invalid' : 'field'} {...handlers}>
      <span className="label">
        {t('cover.label')} <RequiredMark />
      </span>
      {picture ? (
        <div
          className={`${styles.cover} ${isOver ? styles.over : ''} ${percent === null || percent >= 100 ? '' : styles.sending}`}
        >
          <img
            src={addressOf(picture, 960)}
            alt={t('cover.selected')}
            onError={() => onBroken(picture)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize(picture.upload && { id: picture.id, width, height })
            }
          />
          {percent !== null && <PictureProgress percent={percent} name={t('upload.ofCover')} />}
          <div className={styles.coverActions}>
            <PictureInput name={`${t('cover.change')}: ${t('cover.label')}`} onFiles={onFiles}>
              <Icon name="upload" /> {t('cover.change')}
            </PictureInput>
            <button type="button" aria-label={t('cover.remove')} onClick={onRemove}>
              <Icon name="trash" />
            </button>
          </div>
        </div>
      ) : (
        <PictureInput
          className={`${styles.zone} ${isOver ? styles.over : ''}`}
          name={t('cover.choose')}
          describedBy={`${id}-hint`}
          isInvalid={error !== undefined}
          onFiles={onFiles}
        >
          <Icon name="upload" size="large" />
          {isOver ? t('cover.drop') : t('cover.choose')}
          <small id={`${id}-hint`}>
            {t('cover.types')}, {t('cover.size', { size: MAX_PICTURE_BYTES / 1024 / 1024 })}
          </small>
        </PictureInput>
      )}
      {isSmall && <p className={frame.hint}>{t('cover.small', size)}</p>}
      {error && <p className={`${frame.hint} ${frame.bad}`}>{error}</p>}
    </div>
  )
}
