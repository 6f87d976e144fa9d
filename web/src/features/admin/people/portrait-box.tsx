import { useSelector } from '@tanstack/react-form'
import type { PersonValues } from 'api/contract/collections/people'
import { MAX_PICTURE_BYTES } from 'api/contract/pictures'
import { ADVISED_PORTRAIT_SIDE, MIDDLE, PORTRAIT_ENDINGS } from 'api/contract/portraits'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { useFileDrop } from '#components/use-file-drop.ts'
import type { ItemForm } from '#features/admin/collections/item-form.ts'
import { FileButton, UploadProgress, UploadRefusal } from '#features/admin/form/file-parts.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { FocusField } from '#features/admin/news-form/focus-field.tsx'
import { Hint } from '#ui/hint.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { SENDING } from './person-values.ts'
import styles from './portrait-box.module.css'
import { portraitSize, usePortraitAddress } from './staff-portraits.ts'
import { usePortraitUpload } from './use-portrait-upload.ts'

const SQUARE = ['1 / 1']
const ACCEPTED = [...PORTRAIT_ENDINGS, 'heic', 'heif'].map((ending) => `.${ending}`).join(',')

type Shown = { picture: string | null; pictureFocus: string }

/** The photograph of a person: chosen or dropped, with what its square keeps; replaced, removed, and brought back. */
export function PortraitBox({ form }: { form: ItemForm<PersonValues> }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const picture = useSelector(form.store, ({ values }) => values.picture)
  const pictureFocus = useSelector(form.store, ({ values }) => values.pictureFocus)
  const refusal = useSelector(form.store, ({ fieldMeta }) => fieldMeta.picture?.errorMap.onSubmit)
  const addressOf = usePortraitAddress()
  /** What was there before the last act. */
  const [before, setBefore] = useState<Shown | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const sending = useRef<Shown>(null)
  const upload = usePortraitUpload({
    onStart() {
      // What a stopped one was to replace is still what stands there.
      sending.current ??= { picture, pictureFocus }
      show({ picture: SENDING, pictureFocus: MIDDLE })
    },
    onStored(stored) {
      setBefore(sending.current)
      sending.current = null
      show({ picture: stored, pictureFocus: MIDDLE })
    },
    onEnd() {
      if (sending.current) show(sending.current)
      sending.current = null
    },
  })
  const { isOver, handlers } = useFileDrop(choose)

  /** While the form is being saved nothing in it can be changed. */
  function show({ picture: next, pictureFocus: focus }: Shown) {
    if (form.state.isSubmitting) return
    form.setFieldValue('picture', next)
    form.setFieldValue('pictureFocus', focus)
  }

  function choose(files: File[]) {
    const [file] = files
    if (form.state.isSubmitting || !file) return
    if (files.length > 1) return upload.refuse(t('personForm.picture.one'))
    setBefore(null)
    upload.send(file)
  }

  /** The focus goes to what takes the place of the button that was pressed. */
  function pressAndFocus(act: () => void, next: string) {
    flushSync(act)
    box.current?.querySelector<HTMLElement>(next)?.focus()
  }

  function remove() {
    upload.clear()
    setBefore({ picture, pictureFocus })
    show({ picture: null, pictureFocus: MIDDLE })
  }

  function undo() {
    if (before) show(before)
    upload.clear()
    setBefore(null)
  }

  const isSending = picture === SENDING
  const shown = isSending ? sending.current?.picture : picture
  const address = shown ? addressOf(`${shown}.jpg`) : undefined
  const size = portraitSize(picture ?? '')
  const isSmall = size !== null && Math.min(size.width, size.height) < ADVISED_PORTRAIT_SIDE
  const isGone = missing !== null && missing === picture
  const said = upload.failure ?? (isGone ? t('personForm.picture.gone') : typeof refusal === 'string' ? refusal : null)
  return (
    <Stack as="section" ref={box} className={frame.box} aria-labelledby={`${id}-heading`} {...handlers}>
      <div>
        <h2 id={`${id}-heading`}>{t('personForm.picture.heading')}</h2>
        <Hint>{t('personForm.picture.kinds', { size: MAX_PICTURE_BYTES / 1024 / 1024 })}</Hint>
      </div>
      {address && !isGone && (
        <div className={isSending ? styles.sending : undefined}>
          <FocusField
            address={address}
            value={pictureFocus}
            crops={SQUARE}
            hint={t('personForm.picture.focusHint')}
            onChange={(focus = MIDDLE) => !isSending && show({ picture, pictureFocus: focus })}
            onMissing={() => setMissing(picture)}
          />
        </div>
      )}
      {picture === null && <Hint>{t('personForm.picture.none')}</Hint>}
      {isSmall && !isGone && <Hint>{t('personForm.picture.small', size)}</Hint>}
      {upload.state && (
        <UploadProgress
          label={t('personForm.picture.uploading')}
          share={upload.state.share}
          words={progressWords(upload.state.share)}
          onStop={() => pressAndFocus(upload.stop, 'input[type="file"]')}
        />
      )}
      <UploadRefusal
        words={said}
        onRetry={upload.retry && (() => pressAndFocus(() => upload.retry?.(), 'input[type="file"]'))}
      />
      <Row gap={2} className={styles.acts}>
        <FileButton
          isOver={isOver}
          multiple
          accept={ACCEPTED}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            choose(files)
          }}
        >
          {isOver
            ? t('personForm.picture.drop')
            : t(picture === null ? 'personForm.picture.choose' : 'personForm.picture.replace')}
        </FileButton>
        {picture !== null && !isSending && (
          <button type="button" className="btn btn--line" onClick={() => pressAndFocus(remove, '[data-undo]')}>
            <Icon d={staffDrawings.trash} /> {t('personForm.picture.remove')}
          </button>
        )}
      </Row>
      <div role="status">
        {before && !isSending && (
          <Hint>
            {t(picture === null ? 'personForm.picture.removed' : 'personForm.picture.replaced')}{' '}
            {before.picture !== null && (
              <button
                type="button"
                className="link"
                data-undo
                onClick={() => pressAndFocus(undo, 'input[type="file"]')}
              >
                {t('personForm.picture.undo')}
              </button>
            )}
          </Hint>
        )}
      </div>
    </Stack>
  )

  function progressWords(share: number | null): string {
    if (share === null) return t('upload.preparing')
    return share < 1 ? `${Math.round(share * 100)} %` : t('personForm.picture.judged')
  }
}
