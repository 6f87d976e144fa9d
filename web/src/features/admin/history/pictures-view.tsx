import type { Run } from 'api/contract/text-difference'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { staffPicture } from '#features/admin/staff-pictures.ts'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './history.module.css'
import type { PictureDifference } from './picture-difference.ts'
import { RunsView, type Side } from './text-view.tsx'

/** A picture with what has become of it, and what its description and its caption were and are. */
export interface ShownPicture extends PictureDifference {
  alt: Run[]
  caption: Run[]
}

const TONES = { same: 'muted', moved: 'muted', added: 'ok', removed: 'error' } as const

const isShown = (side: Side, { change }: PictureDifference) =>
  change === 'same' || change === 'moved' || side === 'both' || change === (side === 'before' ? 'removed' : 'added')

/** Pictures side by side, in words what has become of each. */
export function PicturesView({ pictures, side }: { pictures: readonly ShownPicture[]; side: Side }) {
  const { t } = useTranslation('admin')
  const shown = pictures.filter((picture) => isShown(side, picture))
  if (shown.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {shown.map((picture) => (
        <li key={picture.file} data-change={picture.change}>
          <img
            src={staffPicture(picture.file, { width: 480, isPrivate: true })}
            alt=""
            loading="lazy"
            decoding="async"
          />
          <Text as="span" size="small" tone={TONES[picture.change]}>
            <Row as="span" gap={1} noWrap>
              {picture.change === 'added' && <Icon name="plus" size="small" />}
              {picture.change === 'removed' && <Icon name="cross" size="small" />}
              {t(`history.picture.${picture.change}`, { from: picture.from, to: picture.to })}
            </Row>
          </Text>
          {picture.caption.length > 0 && (
            <Text as="small">
              <RunsView runs={picture.caption} side={side} />
            </Text>
          )}
          {picture.alt.length > 0 && (
            <Text as="small">
              <RunsView runs={picture.alt} side={side} />
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}
