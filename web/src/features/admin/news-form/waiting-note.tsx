import { Link } from '@tanstack/react-router'
import type { Language } from 'api/contract/languages'
import { useTranslation } from 'react-i18next'
import { NoteBar } from '#features/admin/form/bar.tsx'
import { type EditedNews, refOf } from './edited-news.ts'

/** Stands in place of the texts of a language in translation, which are written beside their source. */
export function WaitingNote({ item, language }: { item: EditedNews; language: Language }) {
  const { t } = useTranslation('admin')
  return (
    <NoteBar
      actions={
        <Link
          className="btn btn--line btn--sm"
          to="/admin/news/$url/$page"
          params={{ url: refOf(item), page: 'translate' }}
          search={{ to: language }}
          preload={false}
        >
          {t('translate.heading')}
        </Link>
      }
    >
      {t('translate.inForm')}
    </NoteBar>
  )
}
