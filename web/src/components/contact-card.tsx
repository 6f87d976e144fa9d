import type { SitePerson } from 'api/contract/people'
import { useTranslation } from 'react-i18next'
import { contactCardPath, contactCodePath } from '#content/contact-card-path.ts'
import { ActionLine } from '#ui/action-line.tsx'
import { Text } from '#ui/text.tsx'
import styles from './contact-card.module.css'
import { Icon } from './icon.tsx'

/**
 * A person's contact details to keep, folded: as a file, and as a code for the camera of a phone; the page's route names the
 * translations `sales`.
 */
export function ContactCard({ person }: { person: SitePerson }) {
  const { t } = useTranslation('sales')
  const { name } = person
  return (
    <details className={`${styles.card} no-print`}>
      <ActionLine as="summary">
        <Icon name="down" />
        {t('card')}
      </ActionLine>
      <ActionLine href={contactCardPath(person)} aria-label={t('cardOf', { name })} download>
        <Icon name="download" />
        {t('file')}
      </ActionLine>
      <figure>
        <img src={contactCodePath(person)} alt={t('codeOf', { name })} width="200" height="200" loading="lazy" />
        <Text as="figcaption" size="small" tone="muted">
          {t('codeHint')}
        </Text>
      </figure>
    </details>
  )
}
