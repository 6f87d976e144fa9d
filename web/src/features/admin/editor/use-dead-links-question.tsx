import { useQueryClient } from '@tanstack/react-query'
import type { OwnLink } from 'api/contract/own-links'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogActions, MessageDialog } from '#features/admin/form/message-dialog.tsx'
import { Row, Stack } from '#ui/layout.tsx'
import { deadLinks, type LinkedText, linksIn } from './dead-links.queries.ts'
import { DeadLink } from './dead-links.tsx'
import styles from './rich-text-editor.module.css'

/** Texts that go out, and where each stands. */
type WrittenTexts<Place> = readonly ({ place: Place } & LinkedText)[]

interface Asking<Place> {
  /** What a place is called in the question. */
  nameOf: (place: Place) => string
  /** Shows a place whose link does not open. */
  onShow: (place: Place) => void
}

interface Found<Place> {
  links: (OwnLink & { places: Place[] })[]
  publish: () => void
}

/**
 * Asks once before texts are published, and so before they are mailed, whose links lead to pages of this site that visitors do
 * not see; what cannot be known keeps nothing from being published.
 */
export function useDeadLinksQuestion<Place>({ nameOf, onShow }: Asking<Place>) {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const [found, setFound] = useState<Found<Place> | null>(null)
  const isAsking = useRef(false)

  /** @param links that do not open, or the answer to that @param save publishes it */
  async function ask(links: Promise<Found<Place>['links']>, save: () => void): Promise<void> {
    if (isAsking.current) return
    isAsking.current = true
    const dead = await links.catch(() => [])
    isAsking.current = false
    if (dead.length === 0) save()
    else setFound({ links: dead, publish: save })
  }

  async function deadIn(texts: WrittenTexts<Place>): Promise<Found<Place>['links']> {
    const addresses = linksIn(texts)
    // Asked again: what is linked may have been published meanwhile.
    const dead = await client.fetchQuery({ ...deadLinks(addresses), staleTime: 0 })
    const placesOf = (address: string) =>
      texts.filter((text) => linksIn([text]).includes(address)).map(({ place }) => place)
    return dead.map((link) => ({ ...link, places: [...new Set(placesOf(link.address))] }))
  }

  function show(): void {
    const [place] = found?.links[0]?.places ?? []
    setFound(null)
    if (place !== undefined) onShow(place)
  }

  return {
    ask,
    /** @param texts what goes out @param save publishes it */
    publish: (texts: WrittenTexts<Place>, save: () => void): Promise<void> => ask(deadIn(texts), save),
    question: found && (
      <MessageDialog
        heading={t('endings.deadLinksQuestion', { count: found.links.length })}
        isQuestion
        onClose={() => setFound(null)}
      >
        <Stack as="ul" gap={2} className={styles.links}>
          {found.links.map(({ places, ...link }) => (
            <Row as="li" gap={2} noWrap align="baseline" key={link.address}>
              <DeadLink link={link} />
              <small>{places.map(nameOf).join(', ')}</small>
            </Row>
          ))}
        </Stack>
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
