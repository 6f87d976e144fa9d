import { useTranslation } from 'react-i18next'
import { brand } from 'supabase/brand'
import { Icon } from './icon.tsx'

/** The company's channels, each a square with its sign; they open in a new tab. */
export function SocialLinks({ className }: { className: string | undefined }) {
  const { t } = useTranslation('shell')
  return (
    <div className={className}>
      {brand.social.map(({ id, name, url }) => (
        <a key={id} href={url} target="_blank" rel="noopener">
          <Icon name={id} />
          <span className="sr">
            {name} ({t('buttons.newTab')})
          </span>
        </a>
      ))}
    </div>
  )
}
