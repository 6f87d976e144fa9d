import type { Merge } from 'type-fest'
import type { NewsState, NewsSummary } from '#contract/news.ts'
import type { NewsFound, StaffSummary } from '#contract/news-list.ts'
import type { NewsAlt, NewsPictures } from '#contract/news-pictures.ts'
import type { NewsContent } from '#contract/news-texts.ts'
import type { PanelCounts } from '#contract/panel.ts'
import type { TrashEntry } from '#contract/trash.ts'
import type { Database as Generated } from './database.types.ts'
import type { NewsSources, StoredCorrection, TextsInTranslation } from './news-json.ts'

type Public = Generated['public']
type Functions = Public['Functions']
type News = Public['Tables']['news']
type Draft = Public['Tables']['news_drafts']
type Version = Public['Tables']['news_versions']
type NewsJson = {
  content: NewsContent
  alt: NewsAlt
  pictures: NewsPictures
  in_translation: TextsInTranslation
  translations: NewsSources
}
type OptionalJson = Partial<Omit<NewsJson, 'content'>>
type ReturningRows<Name extends keyof Functions, Row> = Merge<Functions[Name], { Returns: Row[] }>
type RowOf<Name extends keyof Functions> = Functions[Name]['Returns'] extends (infer Row)[] ? Row : never

type Notices = { corrections: StoredCorrection[] }

export type NewsRow = Merge<News['Row'], NewsJson & Notices>
export type DraftRow = Merge<Draft['Row'], NewsJson>
export type VersionRow = Merge<Version['Row'], Omit<NewsJson, 'translations'>>
export type NumbersRow = RowOf<'newsletter_numbers'>
export type SubscriberRow = Merge<
  RowOf<'subscribers_page'>,
  { confirmed_at: string | null; unsubscribed_at: string | null }
>
/** A sending; what it has not come to is null. */
export type SendingRow = Merge<
  RowOf<'newsletter_sendings_page'>,
  {
    news_id: string | null
    starts_at: string | null
    started_at: string | null
    stopped_at: string | null
    recipients: number | null
  }
>
/** A mail of the newsletter that may go; a test has no token. */
export type NewsletterMailRow = Merge<RowOf<'newsletter_mail_of'>, NewsJson & { token: string | null }>
export type JournalRow = Merge<
  Public['Tables']['journal']['Row'],
  { changes: { field: string; before: string; after: string }[] }
>
/** An item as the list of the staff shows it. */
export type StaffSummaryRow = Merge<
  RowOf<'staff_news_page'>,
  Pick<StaffSummary, 'titles' | 'outdated'> & {
    state: NewsState
    in_translation: StaffSummary['inTranslation']
  } & Record<
      'visible_from' | 'visible_until' | 'created_by' | 'updated_by' | 'draft_updated_at' | 'draft_by',
      string | null
    >
>
/** How many items each choice of the list of the staff leaves. */
type CountedNews = NewsFound['counts'] & Pick<NewsFound, 'states'>
/** What is found; what it has none of is null. */
export type FindingRow = Merge<
  RowOf<'attention_findings'>,
  { item_id: string | null; day: string | null; number: number | null; names: string[] | null } & Record<
    'collection' | 'language' | 'field' | 'address' | 'snoozed_until' | 'snooze_reason' | 'snoozed_by',
    string | null
  >
>
export type AddressRow = RowOf<'news_addresses'>
export type SummaryRow = Merge<RowOf<'news_summaries'>, Pick<NewsSummary, 'titles'> & { cover_focus: string | null }>
/** Positions have no slug and no cover. */
export type TrashRow = Merge<
  RowOf<'trash_page'>,
  Pick<TrashEntry, 'titles' | 'cover'> & { slug: string | null; deleted_by: string | null }
>

/** Of a draft of a new row there is no item. */
type ListedDraftRow = Merge<
  RowOf<'listed_drafts'>,
  { item_id: string | null; created_by: string | null; updated_by: string | null }
>

type PanelCountsRow = Merge<
  RowOf<'panel_counts'>,
  { collections: Omit<PanelCounts, 'news' | 'media' | 'inquiries' | 'failedMails'> }
>

type Tables = Merge<
  Public['Tables'],
  {
    news: Merge<
      News,
      {
        Row: NewsRow
        Insert: Merge<News['Insert'], { content: NewsContent } & OptionalJson>
        Update: Merge<News['Update'], Partial<NewsJson>>
      }
    >
    news_drafts: Merge<
      Draft,
      {
        Row: DraftRow
        Insert: Merge<Draft['Insert'], { content: NewsContent } & OptionalJson>
        Update: Merge<Draft['Update'], Partial<NewsJson>>
      }
    >
    news_versions: Merge<Version, { Row: VersionRow }>
  }
>
type TypedFunctions = Merge<
  Functions,
  {
    news_page: ReturningRows<'news_page', NewsRow>
    news_by_slug: ReturningRows<'news_by_slug', NewsRow>
    last_shown_news: ReturningRows<'last_shown_news', Pick<NewsRow, 'content'> & { saved_at: string }>
    next_news_change: Merge<Functions['next_news_change'], { Returns: number | null }>
    staff_news_page: ReturningRows<'staff_news_page', StaffSummaryRow>
    staff_news_counts: Merge<Functions['staff_news_counts'], { Returns: CountedNews }>
    trash_news: ReturningRows<'trash_news', NewsRow>
    news_summaries: ReturningRows<'news_summaries', SummaryRow>
    trash_page: ReturningRows<'trash_page', TrashRow>
    erase_news: Merge<Functions['erase_news'], { Returns: string[] | null }>
    attention_findings: ReturningRows<'attention_findings', FindingRow>
    listed_drafts: ReturningRows<'listed_drafts', ListedDraftRow>
    panel_counts: ReturningRows<'panel_counts', PanelCountsRow>
    journal_page: ReturningRows<'journal_page', JournalRow>
    newsletter_mail_of: ReturningRows<'newsletter_mail_of', NewsletterMailRow>
    subscribers_page: ReturningRows<'subscribers_page', SubscriberRow>
    newsletter_sendings_page: ReturningRows<'newsletter_sendings_page', SendingRow>
    next_mail_due: Merge<Functions['next_mail_due'], { Returns: number | null }>
  }
>

/**
 * The types that `pnpm db:types` reads from the database, with what they cannot say: the shape of jsonb, and what may be
 * null in the answer of a function. `MergeDeep` would mix the shapes with `Json`.
 */
export type Database = Merge<Generated, { public: Merge<Public, { Tables: Tables; Functions: TypedFunctions }> }>
export type { Json } from './database.types.ts'
