import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Row } from '#ui/layout.tsx'
import { addressOf, type Picture } from './news-values.ts'
import { DescribeButton, PictureProgress, PictureState } from './picture-parts.tsx'
import type { PictureUpload, PictureUploads } from './picture-uploads.ts'
import styles from './pictures.module.css'

interface GalleryTileProps {
  picture: Picture
  index: number
  total: number
  upload: PictureUpload | undefined
  /** It has no description in a language of the item. */
  isLacking: boolean
  uploads: PictureUploads
  /** Puts the picture with this id at an index. */
  onMove: (id: string, to: number) => void
  onRemove: () => void
  onBroken: () => void
  onMakeCover: () => void
  /** Shows all that is said of it. */
  onDescribe: (id: string) => void
}

export function GalleryTile({ picture, index, total, upload, uploads, isLacking, ...acts }: GalleryTileProps) {
  const { onMove, onRemove, onBroken, onMakeCover, onDescribe } = acts
  const { t } = useTranslation('admin')
  const tile = useRef<HTMLLIElement>(null)
  const pressed = useRef<'previous' | 'next' | null>(null)
  const { isDragged, isTarget } = useTileDrag(tile, picture.id, (id) => onMove(id, index))
  const number = index + 1
  const name = t('gallery.picture', { number })

  useLayoutEffect(() => {
    const side = pressed.current
    pressed.current = null
    const usable = (button: string) =>
      tile.current?.querySelector<HTMLElement>(`[data-move="${button}"]:not(:disabled)`)
    if (side) (usable(side) ?? usable(side === 'next' ? 'previous' : 'next'))?.focus()
  }, [index])

  function step(side: 'previous' | 'next') {
    pressed.current = side
    onMove(picture.id, side === 'previous' ? index - 1 : index + 1)
  }

  const classes = [
    upload?.is === 'failed' ? styles.bad : upload && upload.is !== 'stored' && styles.sending,
    isDragged && styles.dragged,
    isTarget && styles.target,
  ]
  return (
    <li ref={tile} className={classes.filter(Boolean).join(' ')}>
      <div className={styles.frame}>
        <img src={addressOf(picture, 480)} alt={name} draggable={false} onError={onBroken} />
        <b aria-hidden="true">{number}</b>
        <PictureProgress upload={upload} name={name} />
        <Row as="span" gap={0} className={styles.onPicture}>
          <IconButton
            aria-label={`${name}: ${t('pictureOrder.makeCover')}`}
            title={t('pictureOrder.makeCover')}
            onClick={onMakeCover}
          >
            <Icon d={staffDrawings.star} size="small" />
          </IconButton>
          <IconButton
            className={styles.remove}
            data-remove={picture.id}
            aria-label={t('gallery.removePicture', { number })}
            onClick={onRemove}
          >
            <Icon name="cross" size="small" />
          </IconButton>
        </Row>
      </div>
      <Row as="span" gap={0} between noWrap className={styles.moves}>
        <IconButton
          disabled={index === 0}
          aria-label={`${name}: ${t('pictureOrder.moveFirst')}`}
          title={t('pictureOrder.moveFirst')}
          onClick={() => {
            pressed.current = 'next'
            onMove(picture.id, 0)
          }}
        >
          <Icon d={staffDrawings.first} size="small" />
        </IconButton>
        <IconButton
          data-move="previous"
          disabled={index === 0}
          aria-label={`${name}: ${t('pictureOrder.moveLeft')}`}
          onClick={() => step('previous')}
        >
          <Icon d={staffDrawings.previous} size="small" />
        </IconButton>
        <IconButton
          data-move="next"
          disabled={number === total}
          aria-label={`${name}: ${t('pictureOrder.moveRight')}`}
          onClick={() => step('next')}
        >
          <Icon d={staffDrawings.next} size="small" />
        </IconButton>
        <IconButton
          disabled={number === total}
          aria-label={`${name}: ${t('pictureOrder.moveLast')}`}
          title={t('pictureOrder.moveLast')}
          onClick={() => {
            pressed.current = 'previous'
            onMove(picture.id, total - 1)
          }}
        >
          <Icon d={staffDrawings.last} size="small" />
        </IconButton>
      </Row>
      <DescribeButton id={picture.id} name={name} isLacking={isLacking} onDescribe={onDescribe} />
      {picture.upload && (
        <PictureState
          id={picture.id}
          fileName={picture.upload.file.name}
          name={name}
          upload={upload}
          uploads={uploads}
        />
      )}
    </li>
  )
}

/** Lets a tile be dragged, and another one be dropped on it. */
function useTileDrag(tile: React.RefObject<HTMLLIElement | null>, id: string, onDrop: (id: string) => void) {
  const [isDragged, setDragged] = useState(false)
  const [isTarget, setTarget] = useState(false)
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    const element = tile.current
    if (!element) return
    return combine(
      draggable({
        element,
        getInitialData: () => ({ picture: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.picture === 'string' && source.data.picture !== id,
        onDragEnter: () => setTarget(true),
        onDragLeave: () => setTarget(false),
        onDrop: ({ source }) => {
          setTarget(false)
          drop(String(source.data.picture))
        },
      }),
    )
  }, [tile, id])

  return { isDragged, isTarget }
}
