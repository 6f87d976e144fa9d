import { useQueryClient } from '@tanstack/react-query'
import { LANGUAGES, type Language } from 'api/contract/languages'
import type { OwnLink } from 'api/contract/own-links'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deadLinks, linksIn } from '#features/admin/editor/dead-links.queries.ts'
import { DeadLink } from '#features/admin/editor/dead-links.tsx'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import styles from './dead-links-question.module.css'
import type { NewsFormApi } from './news-form-api.ts'

interface Found {
  links: (OwnLink & { languages: Language[] })[]
  publish: () => void
}

/**
 * Asks once before texts are published, and so before they are mailed, whose links lead to pages of this site that visitors do
 * not see; what cannot be known keeps nothing from being published.
 * @param onLanguage shows the texts of a language
 */
export function useDeadLinksQuestion(form: NewsFormApi, onLanguage: (language: Language) => void) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const [found, setFound] = useState<Found | null>(null)
  const isAsking = useRef(false)

  async function publish(save: () => void): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    const { content } = form.state.values
    const ofLanguage = LANGUAGES.map(
      (language) => [language, linksIn([content[language].contentOne, content[language].contentTwo])] as const,
    )
    const addresses = linksIn(LANGUAGES.flatMap((each) => [content[each].contentOne, content[each].contentTwo]))
    // Asked anew: what is linked may have been published meanwhile.
    const dead = await client.fetchQuery({ ...deadLinks(addresses), staleTime: 0 }).catch(() => [])
    isAsking.current = false
    const links = dead.map((link) => ({
      ...link,
      languages: ofLanguage.filter(([, own]) => own.includes(link.address)).map(([language]) => language),
    }))
    if (links.length === 0) save()
    else setFound({ links, publish: save })
  }

  function show(): void {
    const [language] = found?.links[0]?.languages ?? []
    setFound(null)
    if (language) onLanguage(language)
  }

  return {
    publish,
    question: found && (
      <MessageDialog
        heading={t('endings.deadLinksQuestion', { count: found.links.length })}
        isQuestion
        onClose={() => setFound(null)}
      >
        <ul className={styles.links}>
          {found.links.map(({ languages, ...link }) => (
            <li key={link.address}>
              <DeadLink link={link} />
              <small>{languages.join(', ').toUpperCase()}</small>
            </li>
          ))}
        </ul>
        <DialogActions>
          <button
            type="button"
            className="btn btn--line"
            onClick={() => {
              setFound(null)
              found.publish()
            }}
          >
            {t('endings.deadLinksPublish')}
          </button>
          <button type="button" className="btn" onClick={show}>
            {t('endings.deadLinksBack')}
          </button>
        </DialogActions>
      </MessageDialog>
    ),
  }
}
