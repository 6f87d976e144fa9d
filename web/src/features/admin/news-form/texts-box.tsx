import { LANGUAGES, type Language } from 'api/contract/languages'
import type { NewsText } from 'api/contract/news'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RichTextEditor } from '#features/admin/editor/rich-text-editor.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { LanguageTabs } from './language-tabs.tsx'
import { tooLongTitles } from './missing.ts'
import type { NewsValues } from './news-values.ts'
import { TitleField } from './title-field.tsx'

interface TextsBoxProps {
  values: NewsValues
  language: Language
  onLanguage: (language: Language) => void
  onText: (part: keyof NewsText, text: string) => void
  /** What the server said about a field (`content.en.title`) at the last save. */
  errorOf: (field: string) => string | undefined
  /** Changes when the texts were replaced from outside, so that the editors start again. */
  generation: number
  isLocked: boolean
  /** Takes pictures that are pasted or dropped into a text. */
  onPictures: (files: File[]) => Promise<number>
  /** The gallery, which stands between the two texts. */
  children: ReactNode
}

/** The texts of one language in the order of the article: title, text, gallery, text. */
export function TextsBox({
  values,
  language,
  onLanguage,
  onText,
  errorOf,
  generation,
  isLocked,
  onPictures,
  children,
}: TextsBoxProps) {
  const { t } = useTranslation('admin')
  const panelId = useId()
  const { content } = values
  const filled = LANGUAGES.filter((each) => content[each].title.trim() !== '')
  const refused = LANGUAGES.filter((each) =>
    (['title', 'contentOne', 'contentTwo'] as const).some((part) => errorOf(`content.${each}.${part}`)),
  )

  function editor(part: 'contentOne' | 'contentTwo') {
    return (
      <RichTextEditor
        key={`${part} ${language} ${generation}`}
        label={t(`newsForm.${part}`)}
        lang={language}
        initialHtml={content[language][part]}
        placeholder={t('editor.placeholder')}
        error={errorOf(`content.${language}.${part}`)}
        isLocked={isLocked}
        onPictures={onPictures}
        onChange={(html) => onText(part, html)}
      />
    )
  }

  return (
    <div className={`${frame.box} ${frame.stack}`}>
      <LanguageTabs
        current={language}
        filled={filled}
        wrong={[...tooLongTitles(values), ...refused]}
        panelId={panelId}
        onChange={onLanguage}
      />
      <div className={frame.stack} role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${language}`}>
        <TitleField language={language} value={content[language].title} onChange={(title) => onText('title', title)} />
        {language === 'en' && filled.length > 0 && !filled.includes('en') && (
          <p className={frame.hint}>{t('languages.missingEnglish')}</p>
        )}
        {editor('contentOne')}
        {children}
        {editor('contentTwo')}
      </div>
    </div>
  )
}
