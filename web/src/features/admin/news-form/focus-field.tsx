import { type PointerEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Hint } from '#ui/hint.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './focus-field.module.css'
import { focusPoint, focusText } from './focus-point.ts'

/** Width to height of the crops of news: cover, gallery and cards, the strip beside the gallery. */
const CROPS_OF_NEWS = ['16 / 9', '16 / 10', '1 / 2']

interface FocusFieldProps {
  /** Where the picture is. */
  address: string
  value: string | undefined
  /** Width to height of the crops that the site shows. */
  crops?: readonly string[]
  hint?: string
  onChange: (focus: string | undefined) => void
  /** The picture is not there. */
  onMissing?: () => void
}

/** What crops of a picture keep: pointed at on it, or moved by two sliders; the crops beside it show at once what becomes of them. */
export function FocusField({ address, value, crops = CROPS_OF_NEWS, hint, onChange, onMissing }: FocusFieldProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const point = focusPoint(value)
  const position = `${point.x}% ${point.y}%`

  function pointAt({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLDivElement>) {
    if (buttons === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange(focusText({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }))
  }

  const slider = (axis: 'x' | 'y') => (
    <label className={styles.slider}>
      {t(`pictureNotes.${axis}`)}
      <input
        type="range"
        min={0}
        max={100}
        step={10}
        value={point[axis]}
        aria-valuetext={`${point[axis]} %`}
        onChange={({ target }) => onChange(focusText({ ...point, [axis]: Number(target.value) }))}
      />
    </label>
  )

  return (
    <Stack as="fieldset" gap={2} aria-describedby={`${id}-hint`}>
      <Text as="legend" semi>
        {t('pictureNotes.focus')}
      </Text>
      {/* The sliders do the same by the keyboard. */}
      <div className={styles.point} onPointerDown={pointAt} onPointerMove={pointAt}>
        <img src={address} alt="" draggable={false} onError={onMissing} />
        <i style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </div>
      <Row gap={2} noWrap className={styles.crops} aria-hidden="true">
        {crops.map((ratio) => (
          <img key={ratio} src={address} alt="" style={{ aspectRatio: ratio, objectPosition: position }} />
        ))}
      </Row>
      {slider('x')}
      {slider('y')}
      <Hint id={`${id}-hint`}>{hint ?? t('pictureNotes.focusHint')}</Hint>
    </Stack>
  )
}
