import type { Language } from 'api/contract/languages'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { PublicCorrections } from '#features/admin/corrections/public-corrections.tsx'
import { useDeadLinksQuestion } from '#features/admin/editor/use-dead-links-question.tsx'
import { ConflictDialog } from '#features/admin/form/conflict-dialog.tsx'
import { DiscardChanges } from '#features/admin/form/discard-changes.tsx'
import { DraftNote } from '#features/admin/form/draft-note.tsx'
import frame from '#features/admin/form/form-frame.module.css'
import { KeptWords } from '#features/admin/form/kept-words.tsx'
import { OvertakenNote } from '#features/admin/form/overtaken-note.tsx'
import { NewsletterBox } from '#features/admin/newsletter/newsletter-box.tsx'
import { useNewsletterTick } from '#features/admin/newsletter/use-newsletter-tick.tsx'
import preview from '#features/admin/preview/preview.module.css'
import { PreviewPane, WIDE } from '#features/admin/preview/preview-pane.tsx'
import { useSetSaved } from '#features/admin/shell/saved-note.tsx'
import { stateName } from '#features/admin/visibility/state-words.ts'
import { queryKeys } from '#lib/query-keys.ts'
import { useMedia } from '#lib/use-media.ts'
import { ColleagueChanges, PublishOthers } from './colleague-changes.tsx'
import { FormSections, type Section, TWO_COLUMNS } from './form-sections.tsx'
import { newsFields, withoutGone } from './news-conflict.ts'
import { NewsFoot } from './news-foot.tsx'
import { NewsFormAlerts } from './news-form-alerts.tsx'
import { NewsFormHead } from './news-form-head.tsx'
import type { Missing } from './news-schema.ts'
import { textsOf, valuesOf } from './news-values.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { CoverInText, PicturesInText } from './pictures-in-text.tsx'
import { PreviewLink } from './preview-link.tsx'
import { requestedPicture, requestedSection } from './requested-place.ts'
import { discardDraft } from './send-plan.ts'
import { SettingsBox } from './settings-box.tsx'
import { TextsBox } from './texts-box.tsx'
import { useFormPreview } from './unsaved-item.ts'
import { type NewsFormOptions, useNewsForm } from './use-news-form.ts'

/** The form for a news or media item, ADM-17 … 33. */
export function NewsForm(options: NewsFormOptions) {
  const { t } = useTranslation('admin')
  const { item, onClose } = options
  const { form, language, draft, saving, intake, overtaken, colleague, ...state } = useNewsForm({
    ...options,
    onSaved: (saved, ending) => {
      options.onSaved(saved, ending)
      if (ending === 'published') newsletter.published(saved._id)
    },
  })
  const setSaved = useSetSaved()
  const newsletter = useNewsletterTick({ id: state.id })
  const [isDiscarding, setDiscarding] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [section, setSection] = useState<Section>(requestedSection)
  const [isPublishingOthers, setPublishingOthers] = useState(false)
  const isWide = useMedia(TWO_COLUMNS)
  const isRoomy = useMedia(WIDE)
  const [described, setDescribed] = useState(requestedPicture)
  const pictures = { form, intake, onDescribe: (id: string) => setDescribed({ id, language }) }
  const source = useFormPreview(form, item?.inTranslation)

  const needsChoice = colleague !== null && state.chosen === null
  const { stored } = state
  const link = stored && state.id && <PreviewLink id={state.id} />

  async function discard(): Promise<void> {
    await state.server.hold()
    setDiscarding(true)
  }
  const deadLinks = useDeadLinksQuestion<Language>({
    nameOf: (place) => place.toUpperCase(),
    onShow: state.setLanguage,
  })
  const publish = () => deadLinks.publish(textsOf(form.state.values), () => newsletter.publish(() => state.save()))

  /** To the field in which it is mended, wherever that is. */
  function mend({ part, language: of }: Missing): void {
    flushSync(() => {
      setSection(part === 'title' || part === 'cover' ? 'text' : 'settings')
      if (of) state.setLanguage(of)
    })
    document.querySelector<HTMLElement>(`[data-part="${part}"] :is(textarea, input)`)?.focus()
  }

  return (
    <>
      <title>{t(item ? 'newsForm.pageTitleEdit' : 'newsForm.pageTitleNew')}</title>
      <div className={`wrap ${frame.frame}`}>
        <NewsFormHead
          item={item}
          stored={stored}
          id={state.id}
          onBack={onClose}
          onDiscardChanges={isWide || needsChoice ? null : discard}
        />
        <NewsFormAlerts
          form={form}
          alerts={state.alerts}
          onDismiss={() => state.setAlerts([])}
          failure={saving.failure}
        />
        <DraftNote
          draft={needsChoice ? null : draft.offered}
          version={item?.updatedAt ?? null}
          onTake={state.takeDraft}
          onDiscard={draft.discard}
          restored={state.isRestored ? t('recovery.restored') : null}
        />
        {overtaken && (
          <OvertakenNote
            saved={{ by: overtaken.theirs.updatedBy, at: overtaken.theirs.updatedAt }}
            isPublished={overtaken.isPublished}
            onCompare={() => state.setComparing({ as: null })}
          />
        )}
        {colleague && needsChoice && (
          <ColleagueChanges
            colleague={colleague}
            onTake={() => state.choose('theirs')}
            onPublished={() => state.choose('published')}
          />
        )}
        <FormSections
          section={section}
          onSection={setSection}
          isWide={isWide}
          isInert={needsChoice}
          action={link}
          texts={
            <TextsBox
              form={form}
              language={language}
              onLanguage={state.setLanguage}
              generation={state.generation}
              onPictures={intake.add}
              item={item}
              stored={stored}
              cover={<CoverInText {...pictures} />}
            >
              <PicturesInText {...pictures} />
            </TextsBox>
          }
          preview={
            <div className={isRoomy ? undefined : preview.narrow}>
              {!isWide && link}
              {(isWide || section === 'preview') && (
                <PreviewPane source={source} language={language} initialSize={isRoomy ? 'computer' : 'phone'} />
              )}
            </div>
          }
          settings={
            <>
              <SettingsBox
                form={form}
                item={item}
                isNew={item === null || item.status === 'draft'}
                own={state.own}
                onWrongAddress={() => isWide && setSection('settings')}
                onVisibility={() => setChoosing(true)}
              />
              <NewsletterBox
                id={state.id}
                language={language}
                isTicked={newsletter.isTicked}
                onTick={newsletter.setTicked}
                topic={newsletter.topic}
                onTopic={newsletter.setTopic}
              />
              {item && <PublicCorrections id={item._id} corrections={item.published.corrections ?? []} />}
            </>
          }
        />
      </div>
      <NewsFoot
        form={form}
        item={item}
        stored={stored}
        own={state.own}
        saving={saving}
        uploads={intake.uploads}
        isUploading={state.isUploading}
        isSent={newsletter.isTicked}
        keeper={draft.keeper}
        server={state.server}
        isChoosing={isChoosing}
        onChoosing={setChoosing}
        onKeep={() => void state.keep()}
        needsChoice={needsChoice}
        onSave={(ending = 'published') => {
          if (ending !== 'published') state.save(ending)
          else if (colleague && state.chosen === 'theirs' && !overtaken) setPublishingOthers(true)
          else publish()
        }}
        onMissing={mend}
        onDescribe={(id, of) => setDescribed({ id, language: of })}
        onDiscard={isWide ? discard : null}
        onClose={onClose}
      />
      {overtaken && state.comparing && (
        <ConflictDialog
          saved={{ by: overtaken.theirs.updatedBy, at: overtaken.theirs.updatedAt }}
          note={
            overtaken.theirs.status === overtaken.base.status
              ? null
              : t('conflict.status', { state: stateName(t, overtaken.theirs.status) })
          }
          fields={newsFields}
          base={valuesOf(overtaken.base)}
          mine={form.state.values}
          theirs={valuesOf(overtaken.theirs)}
          onSave={(chosen) => state.resolve(withoutGone(chosen, valuesOf(overtaken.theirs)))}
          onBack={() => state.setComparing(null)}
        />
      )}
      {isPublishingOthers && item && colleague && (
        <PublishOthers
          colleague={colleague}
          published={valuesOf(item.published)}
          values={form.state.values}
          onPublish={() => {
            setPublishingOthers(false)
            publish()
          }}
          onClose={() => setPublishingOthers(false)}
        />
      )}
      {isDiscarding && stored && (
        <DiscardChanges
          discard={() => discardDraft(stored)}
          invalidates={queryKeys.staffNews}
          onDiscarded={() => {
            draft.end()
            state.leave.free()
            setSaved({ sentence: 'changes.discarded' })
            onClose()
          }}
          onClose={() => {
            state.server.release()
            setDiscarding(false)
          }}
        />
      )}
      {described && (
        <PictureDialog
          form={form}
          {...described}
          status={<KeptWords state={state.server.state} />}
          onShow={(id) => setDescribed({ ...described, id })}
          onClose={() => setDescribed(null)}
        />
      )}
      {deadLinks.question}
      {newsletter.question}
      {state.question}
      {state.leave.question}
    </>
  )
}
