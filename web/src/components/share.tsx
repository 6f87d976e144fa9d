import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { sharing } from '#content/sharing.ts'
import { Icon } from './icon.tsx'
import styles from './share.module.css'

const SHARE = 'M10 12.5V2.5M6 6l4-4 4 4M4 10v7.5h12V10'

/** Where a network takes a page to be shared; the others have only the company's channel. */
const SHARE_PAGES: Partial<Record<(typeof brand.social)[number]['id'], string>> = {
  linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
}

/** The share control (SHELL-21): a button that shows the networks and the copy of the link, and hides them after a choice. */
export function Share({ url }: { url: string }) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const [status, setStatus] = useState('')
  const button = useRef<HTMLButtonElement>(null)

  const collapse = () => {
    setOpen(false)
    button.current?.focus()
  }
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    setStatus(copied ? t('share.copied') : t('share.copyFailed'))
    collapse()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button inside opened.
    <div className={styles.share} onKeyDown={({ key }) => key === 'Escape' && isOpen && collapse()}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => {
          setStatus('')
          setOpen(!isOpen)
        }}
      >
        <Icon d={SHARE} />
        {t('share.label')}
      </button>
      <ul className={styles.list} hidden={!isOpen}>
        {brand.social.map(({ id, name, url: channel }) => (
          <li key={id}>
            {sharing.opensNetworks ? (
              <a
                href={SHARE_PAGES[id] ? SHARE_PAGES[id] + encodeURIComponent(url) : channel}
                target="_blank"
                rel="noopener"
                onClick={collapse}
              >
                <Icon name={id} />
                <span className="sr">
                  {name} ({t('buttons.newTab')})
                </span>
              </a>
            ) : (
              <button type="button" onClick={collapse} aria-label={name}>
                <Icon name={id} />
              </button>
            )}
          </li>
        ))}
        {sharing.opensNetworks && (
          <li>
            <button type="button" onClick={copy} aria-label={t('share.copy')}>
              <Icon name="link" />
            </button>
          </li>
        )}
      </ul>
      <output className={styles.status}>{status}</output>
    </div>
  )
}
