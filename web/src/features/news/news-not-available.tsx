import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Notice } from '#components/notice.tsx'
import { SiteLink } from '#components/site-link.tsx'

/** What stands at the address of an item that does not exist (NEWS-16, AMB-30). */
export function NewsNotAvailable() {
  const { t } = useTranslation('news')
  return (
    <Notice title={t('notAvailable')} text={t('missing.text')}>
      <SiteLink to="/news" className="btn">
        {t('backToList')} <Icon name="arrow" />
      </SiteLink>
    </Notice>
  )
}
