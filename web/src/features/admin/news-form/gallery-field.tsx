import { MAX_GALLERY } from 'api/contract/pictures'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { useFileDrop } from '#components/use-file-drop.ts'
import { useField } from '#features/admin/form/use-field.ts'
import { Hint } from '#ui/hint.tsx'
import { GalleryTile } from './gallery-tile.tsx'
import type { Picture } from './news-values.ts'
import { PictureInput, PictureNotes } from './picture-parts.tsx'
import styles from './pictures.module.css'
import type { PictureIntake } from './use-picture-intake.ts'
import { useUploads } from './use-picture-uploads.ts'

interface GalleryFieldProps {
  intake: PictureIntake
  /** Ids of pictures without a description in a language of the item. */
  lacking: readonly string[]
  onDescribe: (id: string) => void
}

/** Up to ten pictures in the order of the article, put in order by dragging or by buttons. */
export function GalleryField({ intake, lacking, onDescribe }: GalleryFieldProps) {
  const { t } = useTranslation('admin')
  const { value: pictures, change } = useField<Picture[]>()
  const { isOver, handlers } = useFileDrop(intake.add)
  const uploads = useUploads(intake.uploads)
  const [moved, setMoved] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const free = MAX_GALLERY - pictures.length

  function move(id: string, to: number) {
    const picture = pictures.find((each) => each.id === id)
    if (!picture || to < 0 || to >= pictures.length) return
    const others = pictures.filter((each) => each !== picture)
    change([...others.slice(0, to), picture, ...others.slice(to)])
    setMoved(t('pictureOrder.moved', { number: to + 1, total: pictures.length }))
  }

  function remove(picture: Picture, index: number) {
    intake.remove(picture)
    const next = index === pictures.length - 1 ? index - 1 : index + 1
    const id = pictures[next]?.id
    const target = id ? list.current?.querySelector<HTMLElement>(`[data-remove="${CSS.escape(id)}"]`) : null
    ;(target ?? list.current?.querySelector<HTMLElement>('input'))?.focus()
  }

  function bringBack() {
    const before = new Set(pictures.map(({ id }) => id))
    flushSync(intake.undo)
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    for (const button of buttons) if (!before.has(button.dataset.remove ?? '')) button.focus()
  }

  return (
    <div className="field" {...handlers}>
      <span className="label">{t('gallery.label')}</span>
      <span className="count">{t('gallery.count', { count: pictures.length, max: MAX_GALLERY })}</span>
      <ul ref={list} className={`${styles.gallery} ${isOver ? styles.over : ''}`} aria-label={t('gallery.label')}>
        {pictures.map((picture, index) => (
          <GalleryTile
            key={picture.id}
            picture={picture}
            index={index}
            total={pictures.length}
            upload={uploads[picture.id]}
            uploads={intake.uploads}
            isLacking={lacking.includes(picture.id)}
            onDescribe={onDescribe}
            onMove={move}
            onRemove={() => remove(picture, index)}
            onBroken={() => intake.dropBroken(picture)}
            onMakeCover={() => intake.makeCover(picture)}
          />
        ))}
        {free > 0 && (
          <li className={styles.add}>
            <PictureInput name={t('gallery.addMany')} onFiles={intake.add}>
              <Icon name="plus" size="large" />
              {isOver ? t('gallery.drop') : t('gallery.add')}
            </PictureInput>
          </li>
        )}
      </ul>
      <Hint>
        {free === 0
          ? t('gallery.full')
          : pictures.length > 1
            ? t('pictureOrder.hint')
            : t('gallery.left', { count: free })}
      </Hint>
      <PictureNotes place="gallery" intake={intake} onUndo={bringBack} />
      <p className="sr" role="status">
        {moved}
      </p>
    </div>
  )
}
