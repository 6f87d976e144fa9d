import { PUBLIC_LANGUAGES as LANGUAGES, type Language } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'
import { NEWSLETTER_TOPICS } from 'supabase/newsletter-topics'
import { Icon } from '#components/icon.tsx'
import { Notice } from '#components/notice.tsx'
import { SiteLink } from '#components/site-link.tsx'
import type { NewsletterPageName } from '#content/newsletter-pages.ts'
import styles from './newsletter-page.module.css'

const NAMES: Record<Language, string> = { en: 'English', bg: 'Български', de: 'Deutsch', it: 'Italiano' }

/**
 * What a link in a mail of the newsletter leads to (AMB-12). Confirming, choosing topics and leaving need a press of a button, which posts
 * to the address of the page, with the token it carries: mail programs open links to look at them.
 */
export function NewsletterPage({ page }: { page: NewsletterPageName }) {
  const { t } = useTranslation('newsletter')
  return (
    <Notice title={t(`${page}.title`)} text={t(`${page}.text`)}>
      {page === 'confirm' || page === 'unsubscribe' ? (
        <form method="post">
          {page === 'confirm' && (
            <>
              <TopicChoice isNew />
              <LanguageChoice />
            </>
          )}
          <button type="submit" className="btn">
            {page === 'confirm' ? t('confirm.button') : t('unsubscribe.button')}
          </button>
        </form>
      ) : (
        <SiteLink to="/news" className="btn">
          {t('news')} <Icon name="arrow" />
        </SiteLink>
      )}
      {page === 'unsubscribe' && (
        <form method="post">
          <TopicChoice />
          <button type="submit" name="choose" className="btn btn--line">
            {t('unsubscribe.choose')}
          </button>
        </form>
      )}
      <SiteLink to="/" className="btn btn--line">
        {t('home')}
      </SiteLink>
    </Notice>
  )
}

/**
 * In which language the letters come; languages call themselves by their own names. None is chosen beforehand: then it
 * stays the one of the page where the visitor subscribed.
 */
function LanguageChoice() {
  const { t } = useTranslation('newsletter')
  return (
    <fieldset>
      <legend>{t('confirm.language')}</legend>
      <div>
        {LANGUAGES.map((language) => (
          <label key={language} className="radio">
            <input type="radio" name="language" value={language} />
            <span lang={language}>{NAMES[language]}</span>
          </label>
        ))}
      </div>
      <p>{t('confirm.other')}</p>
    </fieldset>
  )
}

/** Of which topics the letters come: of news, when the subscriber is new. What a subscriber has chosen before is not told to who has the link. */
function TopicChoice({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('newsletter')
  return (
    <fieldset>
      <legend>{t(isNew ? 'topics.new' : 'topics.change')}</legend>
      <div>
        {NEWSLETTER_TOPICS.map((topic) => (
          <label key={topic} className={styles.topic}>
            <input type="checkbox" name="topic" value={topic} defaultChecked={isNew && topic === 'news'} />
            <span>{t(`topics.${topic}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
