import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { useFileDrop } from '#components/use-file-drop.ts'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { useField } from '#features/admin/form/use-field.ts'
import { RequiredMark } from '#ui/field.tsx'
import { Hint } from '#ui/hint.tsx'
import { addressOf, type Picture } from './news-values.ts'
import { DescribeButton, PictureInput, PictureNotes, PictureProgress, PictureState } from './picture-parts.tsx'
import styles from './pictures.module.css'
import type { PictureIntake } from './use-picture-intake.ts'
import { useUploads } from './use-picture-uploads.ts'

/** Pixels across below which a cover looks blurred. */
const ADVISED_WIDTH = 1200

interface CoverFieldProps {
  intake: PictureIntake
  /** Ids of pictures without a description in a language of the item. */
  lacking: readonly string[]
  onDescribe: (id: string) => void
}

export function CoverField({ intake, lacking, onDescribe }: CoverFieldProps) {
  const { t } = useTranslation('admin')
  const { value: picture, refusal: error } = useField<Picture | null>()
  const upload = useUploads(intake.uploads)[picture?.id ?? '']
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { isOver, handlers } = useFileDrop(intake.chooseCover)
  const [size, setSize] = useState<{ id: string; width: number; height: number } | null>(null)
  const isSmall = size !== null && size.id === picture?.id && size.width < ADVISED_WIDTH

  /** The focus goes to what takes the place of the button that was pressed. */
  function pressAndFocus(act: () => void, next: string) {
    flushSync(act)
    box.current?.querySelector<HTMLElement>(next)?.focus()
  }

  return (
    <div ref={box} data-part="cover" className={error ? 'field is-invalid' : 'field'} {...handlers}>
      <span className="label">
        {t('cover.label')} <RequiredMark />
      </span>
      {picture ? (
        <div
          className={`${styles.cover} ${isOver ? styles.over : ''} ${upload && upload.is !== 'stored' ? styles.sending : ''}`}
        >
          <img
            src={addressOf(picture, 960)}
            alt={t('cover.selected')}
            onError={() => intake.dropBroken(picture)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize(picture.upload && { id: picture.id, width, height })
            }
          />
          <PictureProgress upload={upload} name={t('cover.label')} />
          <div className={styles.coverActions}>
            <PictureInput name={`${t('cover.change')}: ${t('cover.label')}`} onFiles={intake.chooseCover}>
              <Icon d={staffDrawings.upload} /> {t('cover.change')}
            </PictureInput>
            <button
              type="button"
              aria-label={t('cover.remove')}
              data-remove={picture.id}
              onClick={() => pressAndFocus(() => intake.remove(picture), '[data-undo]')}
            >
              <Icon d={staffDrawings.trash} />
            </button>
          </div>
        </div>
      ) : (
        <PictureInput
          className={`${styles.zone} ${isOver ? styles.over : ''}`}
          name={t('cover.choose')}
          describedBy={`${id}-hint`}
          isInvalid={error !== undefined}
          onFiles={intake.chooseCover}
        >
          <Icon d={staffDrawings.upload} size="large" />
          {isOver ? t('cover.drop') : t('cover.choose')}
          <small id={`${id}-hint`}>
            {t('cover.types')}, {t('cover.size', { size: MAX_PICTURE_BYTES / 1024 / 1024 })}
          </small>
        </PictureInput>
      )}
      {picture && (
        <DescribeButton
          id={picture.id}
          name={t('cover.label')}
          isLacking={lacking.includes(picture.id)}
          onDescribe={onDescribe}
        />
      )}
      {picture?.upload && (
        <div className={styles.line}>
          <PictureState
            id={picture.id}
            fileName={picture.upload.file.name}
            name={t('cover.label')}
            upload={upload}
            uploads={intake.uploads}
          />
        </div>
      )}
      <PictureNotes place="cover" intake={intake} onUndo={() => pressAndFocus(intake.undo, '[data-remove]')} />
      {isSmall && <Hint>{t('cover.small', size)}</Hint>}
      {error && <Hint tone="bad">{error}</Hint>}
    </div>
  )
}
