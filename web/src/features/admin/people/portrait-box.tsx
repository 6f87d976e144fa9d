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
import frame from '#features/admin/form/form-frame.module.css'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { FocusField } from '#features/admin/news-form/focus-field.tsx'
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
    <section ref={box} className={`${frame.box} ${styles.box}`} aria-labelledby={`${id}-heading`} {...handlers}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{t('personForm.picture.heading')}</h2>
        <span>{t('personForm.picture.kinds', { size: MAX_PICTURE_BYTES / 1024 / 1024 })}</span>
      </div>
      {address && !isGone && (
        <div className={isSending ? styles.waiting : undefined}>
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
      {picture === null && <p className={frame.hint}>{t('personForm.picture.none')}</p>}
      {isSmall && !isGone && <p className={frame.hint}>{t('personForm.picture.small', size)}</p>}
      {upload.state && (
        <div className={styles.progress}>
          {/* Without a value it says that something goes on, and not how far it is. */}
          <progress
            {...(upload.state.share !== null && { value: upload.state.share })}
            max={1}
            aria-label={t('personForm.picture.uploading')}
          />
          <span>{progressWords(upload.state.share)}</span>
          <button type="button" className="link" onClick={() => pressAndFocus(upload.stop, 'input[type="file"]')}>
            {t('upload.stop')}
          </button>
        </div>
      )}
      <p className={styles.refusal} role="alert">
        {said && (
          <>
            <Icon name="warning" size="small" /> {said}
          </>
        )}
      </p>
      {upload.retry && (
        <button
          type="button"
          className="link"
          onClick={() => pressAndFocus(() => upload.retry?.(), 'input[type="file"]')}
        >
          {t('upload.retry')}
        </button>
      )}
      <div className={styles.acts}>
        <label className={`btn btn--line ${isOver ? styles.over : ''}`}>
          <Icon d={staffDrawings.upload} />{' '}
          {isOver
            ? t('personForm.picture.drop')
            : t(picture === null ? 'personForm.picture.choose' : 'personForm.picture.replace')}
          <input
            className="sr"
            type="file"
            multiple
            accept={ACCEPTED}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              target.value = ''
              choose(files)
            }}
          />
        </label>
        {picture !== null && !isSending && (
          <button type="button" className="btn btn--line" onClick={() => pressAndFocus(remove, '[data-undo]')}>
            <Icon d={staffDrawings.trash} /> {t('personForm.picture.remove')}
          </button>
        )}
      </div>
      <div role="status">
        {before && !isSending && (
          <p className={frame.hint}>
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
          </p>
        )}
      </div>
    </section>
  )

  function progressWords(share: number | null): string {
    if (share === null) return t('upload.preparing')
    return share < 1 ? `${Math.round(share * 100)} %` : t('personForm.picture.judged')
  }
}
