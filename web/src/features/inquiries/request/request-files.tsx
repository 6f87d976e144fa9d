import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_FILES } from 'supabase/inquiry-facts'
import { FileDrop } from '#components/file-drop.tsx'
import { Icon } from '#components/icon.tsx'
import { formatBytes } from '#lib/format.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Stack } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import styles from './request-files.module.css'
import { mayBeTriedAgain, type Upload, type Uploads } from './uploads.ts'

interface RequestFilesProps {
  uploads: Uploads
  items: readonly Upload[]
}

/** What the file picker offers; the server looks at the content alone. */
const OFFERED = '.pdf,.png,.jpg,.jpeg,.step,.stp,.p21,.dxf,.dwg'

/** Drawings for the inquiry: chosen or dropped, sent at once, each with its progress and what became of it. */
export function RequestFiles({ uploads, items }: RequestFilesProps) {
  const { t } = useTranslation('inquiries')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isFull = items.filter(({ problem }) => problem !== 'tooMany').length >= MAX_FILES
  const unfinished = items.filter(({ state }) => state !== 'stored')

  function remove(key: number): void {
    uploads.remove(key)
    input.current?.focus()
  }

  return (
    <Stack className={styles.files}>
      <h3 id={`${id}title`}>{t('files.title')}</h3>
      <FileDrop
        ref={input}
        multiple
        accept={OFFERED}
        label={isFull ? t('files.full') : t('files.choose')}
        hint={t('files.hint')}
        data-unfinished={unfinished.length > 0 || undefined}
        aria-describedby={`${id}wait`}
        onFiles={(files) => uploads.add(files)}
      />
      {items.length > 0 && (
        <ul className={styles.list} aria-labelledby={`${id}title`}>
          {items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              onRemove={() => remove(item.key)}
              onRetry={() => uploads.retry(item.key)}
            />
          ))}
        </ul>
      )}
      <Text id={`${id}wait`} size="small" tone="muted">
        {unfinished.length > 0 && t('files.unfinished')}
      </Text>
      <Spoken items={items} />
    </Stack>
  )
}

interface FileRowProps {
  item: Upload
  onRemove: () => void
  onRetry: () => void
}

function FileRow({ item, onRemove, onRetry }: FileRowProps) {
  const { t } = useTranslation('inquiries')
  const { name, size, state, sent, taken, problem, wait = 0 } = item
  const ending = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1] ?? '?'
  const percent = size === 0 ? 0 : Math.round((100 * sent) / size)
  return (
    <li className={state === 'failed' ? styles.failed : undefined}>
      <span className={styles.kind} aria-hidden="true">
        {taken ? t(`files.kinds.${taken.kind}`) : ending.toUpperCase()}
      </span>
      <div className={styles.about}>
        <strong>{name}</strong>
        <Text size="small" tone={state === 'failed' ? 'error' : 'muted'}>
          {problem && state === 'failed'
            ? t(`files.problems.${problem}`, { count: Math.ceil(wait / 60) })
            : formatBytes(size)}
        </Text>
        {state === 'sending' && <progress aria-label={t('files.progress', { name })} max={size} value={sent} />}
      </div>
      <Text size="small" tone="muted" className={styles.state}>
        {state === 'queued' && t('files.queued')}
        {state === 'sending' && t('files.percent', { percent })}
        {state === 'stored' && (
          <Text as="span" tone="ok" className={styles.stored}>
            <Icon name="check" size="small" /> {t('files.stored')}
          </Text>
        )}
        {mayBeTriedAgain(item) && (
          <button type="button" className="btn btn--line btn--sm" onClick={onRetry}>
            {t('failed.retry')}
            <span className="sr">{`: ${name}`}</span>
          </button>
        )}
      </Text>
      <IconButton className={styles.remove} aria-label={t('files.remove', { name })} onClick={onRemove}>
        <Icon name="cross" size="small" />
      </IconButton>
    </li>
  )
}

/** Says aloud what became of the file that was last stored or refused. */
function Spoken({ items }: { items: readonly Upload[] }) {
  const { t } = useTranslation('inquiries')
  const [said, setSaid] = useState('')
  const before = useRef(new Map<number, Upload['state']>())
  useEffect(() => {
    const ended = items.findLast(({ key, state }) => before.current.get(key) !== state && state !== 'queued')
    before.current = new Map(items.map(({ key, state }) => [key, state]))
    if (ended?.state === 'stored') setSaid(t('files.saidStored', { name: ended.name }))
    if (ended?.state === 'failed' && ended.problem)
      setSaid(`${ended.name}: ${t(`files.problems.${ended.problem}`, { count: Math.ceil((ended.wait ?? 0) / 60) })}`)
  }, [items, t])
  return (
    <p className="sr" role="status">
      {said}
    </p>
  )
}
