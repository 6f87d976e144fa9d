import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import { Notice } from '#components/notice.tsx'
import { SiteLink } from '#components/site-link.tsx'
import type { NewsletterPageName } from '#content/newsletter-pages.ts'

/**
 * What a link in a mail of the newsletter leads to (AMB-12). Confirming and leaving need a press of a button, which posts
 * to the address of the page, with the token it carries: mail programs open links to look at them.
 */
export function NewsletterPage({ page }: { page: NewsletterPageName }) {
  const { t } = useTranslation('newsletter')
  return (
    <Notice title={t(`${page}.title`)} text={t(`${page}.text`)}>
      {page === 'confirm' || page === 'unsubscribe' ? (
        <form method="post">
          <button type="submit" className="btn">
            {page === 'confirm' ? t('confirm.button') : t('unsubscribe.button')}
          </button>
        </form>
      ) : (
        <SiteLink to="/news" className="btn">
          {t('news')} <Icon name="arrow" />
        </SiteLink>
      )}
      <SiteLink to="/" className="btn btn--line">
        {t('home')}
      </SiteLink>
    </Notice>
  )
}
