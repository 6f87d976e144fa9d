import { Tabs } from '@base-ui/react/tabs'
import { useSelector } from '@tanstack/react-form'
import { Link } from '@tanstack/react-router'
import { LANGUAGES, type Language } from 'api/contract/languages'
import { MAX_TITLE } from 'api/contract/news-texts'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/icon.tsx'
import type { TextPicture } from '#features/admin/editor/editor-props.ts'
import { NoteBar } from '#features/admin/form/bar.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { useFirstFocus } from '#features/admin/form/opening-focus.ts'
import { isSameList } from '#features/admin/form/same-list.ts'
import { staffDrawings } from '#features/admin/form/staff-drawings.ts'
import { Hint } from '#ui/hint.tsx'
import { Stack } from '#ui/layout.tsx'
import { type EditedNews, refOf } from './edited-news.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { fileOf, filledLanguages, type NewsFormApi, type NewsValues, needsUpload } from './news-values.ts'
import { useLanguageKeys } from './use-language-keys.ts'

interface TextsBoxProps {
  form: NewsFormApi
  language: Language
  onLanguage: (language: Language) => void
  /** Changes when the texts were replaced from outside, so that the editors start again. */
  generation: number
  /** Takes pictures that are pasted or dropped into a text. */
  onPictures: (files: File[]) => Promise<number>
  /** What is edited; `null` for a new item. */
  item: EditedNews | null
  /** The same as the server has it now; `null` until it has it. */
  stored: EditedNews | null
  cover: ReactNode
  /** The gallery, which stands between the two texts. */
  children: ReactNode
}

/**
 * The texts of one language in the order of the article: title, cover, text, gallery, text. The fields of the other languages
 * are there but not shown, so that the form does not forget what is wrong in them.
 */
export function TextsBox({
  form,
  language,
  onLanguage,
  generation,
  onPictures,
  item,
  stored,
  cover,
  children,
}: TextsBoxProps) {
  const { t } = useTranslation('admin')
  const panel = useRef<HTMLDivElement>(null)
  useFirstFocus(panel, item === null)
  useLanguageKeys(panel, language, onLanguage)
  const isInTranslation = item?.inTranslation[language] !== undefined
  const pictures = useSelector(form.store, ({ values }) => textPictures(values, language), { compare: isSamePictures })
  const filled = useSelector(form.store, ({ values }) => filledLanguages(values), { compare: isSameList })
  const wrong = useSelector(
    form.store,
    ({ fieldMeta }) =>
      LANGUAGES.filter((each) =>
        (['title', 'contentOne', 'contentTwo'] as const).some(
          (part) => fieldMeta[`content.${each}.${part}`]?.isValid === false,
        ),
      ),
    { compare: isSameList },
  )

  function editors(part: 'contentOne' | 'contentTwo') {
    return LANGUAGES.map((each) => (
      <form.AppField key={each} name={`content.${each}.${part}`}>
        {(field) =>
          each === language &&
          !isInTranslation && (
            <field.RichTextField
              key={generation}
              label={t(`newsForm.${part}`)}
              lang={each}
              onPictures={onPictures}
              pictures={pictures}
            />
          )
        }
      </form.AppField>
    ))
  }

  return (
    <Tabs.Root render={<Stack gap={6} className={frame.box} />} value={language} onValueChange={onLanguage}>
      <LanguageTabs filled={filled} wrong={wrong}>
        {stored && (
          <Link
            className="btn btn--quiet btn--sm"
            to="/admin/news/$url/$page"
            params={{ url: refOf(stored), page: 'translate' }}
            preload={false}
          >
            <Icon d={staffDrawings.languages} /> {t('translate.heading')}
          </Link>
        )}
      </LanguageTabs>
      <Tabs.Panel render={<Stack gap={6} ref={panel} />} value={language} tabIndex={undefined}>
        {isInTranslation && item && <InTranslationNote item={item} language={language} />}
        <div data-part="title">
          {LANGUAGES.map((each) => (
            <form.AppField key={each} name={`content.${each}.title`}>
              {(field) =>
                each === language &&
                !isInTranslation && (
                  <field.TextField
                    label={t('newsForm.title')}
                    placeholder={t('newsForm.titlePlaceholder', { language: t(`languages.lower.${each}`) })}
                    limit={MAX_TITLE}
                    lang={each}
                  />
                )
              }
            </form.AppField>
          ))}
        </div>
        {language === 'en' && filled.length > 0 && !filled.includes('en') && (
          <Hint>{t('languages.missingEnglish')}</Hint>
        )}
        {cover}
        {editors('contentOne')}
        {children}
        {editors('contentTwo')}
      </Tabs.Panel>
    </Tabs.Root>
  )
}

/** The pictures of the gallery that may stand in a text: those that the server has. */
function textPictures({ gallery, alt }: NewsValues, language: Language): TextPicture[] {
  return gallery
    .filter((picture) => !needsUpload(picture))
    .map((picture) => ({ file: fileOf(picture), alt: alt[picture.id]?.[language] ?? '' }))
}

const isSamePictures = (one: readonly TextPicture[], other: readonly TextPicture[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Stands in place of the texts of a language in translation, which are written beside their source. */
function InTranslationNote({ item, language }: { item: EditedNews; language: Language }) {
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
