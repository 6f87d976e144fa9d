export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "14.1"
  }
  public: {
    Tables: {
      account_links: {
        Row: {
          created_at: string
          hash: string
          mail_id: string
        }
        Insert: {
          created_at?: string
          hash: string
          mail_id: string
        }
        Update: {
          created_at?: string
          hash?: string
          mail_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "account_links_mail_id_fkey"
            columns: ["mail_id"]
            isOneToOne: false
            referencedRelation: "account_mails"
            referencedColumns: ["id"]
          },
        ]
      }
      account_mails: {
        Row: {
          admin_id: string
          asked_by: string | null
          created_at: string
          expires_at: string
          id: string
          kind: string
          new_address: string | null
          used_at: string | null
        }
        Insert: {
          admin_id: string
          asked_by?: string | null
          created_at?: string
          expires_at: string
          id?: string
          kind: string
          new_address?: string | null
          used_at?: string | null
        }
        Update: {
          admin_id?: string
          asked_by?: string | null
          created_at?: string
          expires_at?: string
          id?: string
          kind?: string
          new_address?: string | null
          used_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "account_mails_admin_id_fkey"
            columns: ["admin_id"]
            isOneToOne: false
            referencedRelation: "admins"
            referencedColumns: ["id"]
          },
        ]
      }
      admins: {
        Row: {
          created_at: string
          disabled_at: string | null
          email: string | null
          id: string
          password_hash: string | null
          password_set_at: string | null
          roles: string[]
          updated_at: string
          username: string
        }
        Insert: {
          created_at?: string
          disabled_at?: string | null
          email?: string | null
          id?: string
          password_hash?: string | null
          password_set_at?: string | null
          roles?: string[]
          updated_at?: string
          username: string
        }
        Update: {
          created_at?: string
          disabled_at?: string | null
          email?: string | null
          id?: string
          password_hash?: string | null
          password_set_at?: string | null
          roles?: string[]
          updated_at?: string
          username?: string
        }
        Relationships: []
      }
      careers: {
        Row: {
          additional: string
          created_at: string
          deleted_at: string | null
          deleted_by: string | null
          end_date: string
          id: string
          is_hidden: boolean
          is_internship: boolean
          request_hash: string | null
          request_key: string | null
          requirements: string
          responsibilities: string
          start_date: string
          title: string
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          additional?: string
          created_at?: string
          deleted_at?: string | null
          deleted_by?: string | null
          end_date: string
          id?: string
          is_hidden?: boolean
          is_internship?: boolean
          request_hash?: string | null
          request_key?: string | null
          requirements?: string
          responsibilities?: string
          start_date: string
          title: string
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          additional?: string
          created_at?: string
          deleted_at?: string | null
          deleted_by?: string | null
          end_date?: string
          id?: string
          is_hidden?: boolean
          is_internship?: boolean
          request_hash?: string | null
          request_key?: string | null
          requirements?: string
          responsibilities?: string
          start_date?: string
          title?: string
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: []
      }
      collection_drafts: {
        Row: {
          based_on: string | null
          collection: string
          content: NonNullable<Json>
          created_at: string
          created_by: string | null
          deleted_at: string | null
          deleted_by: string | null
          id: string
          item_id: string | null
          title: string
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          based_on?: string | null
          collection: string
          content: NonNullable<Json>
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          id: string
          item_id?: string | null
          title?: string
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          based_on?: string | null
          collection?: string
          content?: NonNullable<Json>
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          id?: string
          item_id?: string | null
          title?: string
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: []
      }
      collection_versions: {
        Row: {
          collection: string
          id: string
          item: NonNullable<Json>
          item_id: string
          saved_at: string
          saved_by: string | null
          version: number
        }
        Insert: {
          collection: string
          id?: string
          item: NonNullable<Json>
          item_id: string
          saved_at: string
          saved_by?: string | null
          version: number
        }
        Update: {
          collection?: string
          id?: string
          item?: NonNullable<Json>
          item_id?: string
          saved_at?: string
          saved_by?: string | null
          version?: number
        }
        Relationships: []
      }
      document_files: {
        Row: {
          bytes: number
          created_at: string
          document_id: string | null
          earlier_name: string | null
          id: string
          is_stored: boolean
          links: string[]
          number: string
          pages: number
          replaced_at: string | null
          sha256: string
          thumbnail_height: number
          thumbnail_width: number
        }
        Insert: {
          bytes: number
          created_at?: string
          document_id?: string | null
          earlier_name?: string | null
          id?: string
          is_stored?: boolean
          links?: string[]
          number?: string
          pages: number
          replaced_at?: string | null
          sha256: string
          thumbnail_height: number
          thumbnail_width: number
        }
        Update: {
          bytes?: number
          created_at?: string
          document_id?: string | null
          earlier_name?: string | null
          id?: string
          is_stored?: boolean
          links?: string[]
          number?: string
          pages?: number
          replaced_at?: string | null
          sha256?: string
          thumbnail_height?: number
          thumbnail_width?: number
        }
        Relationships: [
          {
            foreignKeyName: "document_files_document_id_fkey"
            columns: ["document_id"]
            isOneToOne: false
            referencedRelation: "documents"
            referencedColumns: ["id"]
          },
        ]
      }
      documents: {
        Row: {
          bytes: number
          created_at: string
          day: string | null
          deleted_at: string | null
          deleted_by: string | null
          file: string | null
          file_since: string | null
          folder: string
          id: string
          is_hidden: boolean
          is_sample: boolean
          issued_on: string | null
          issuer: string
          kept_until: string | null
          name: string
          note_en: string
          number: string
          pages: number
          position: number
          products: string[]
          request_hash: string | null
          request_key: string | null
          scope_en: string
          section: string
          sha256: string
          thumbnail_height: number
          thumbnail_width: number
          title_bg: string
          title_en: string
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
          valid_until: string | null
          withdrawal_reason: string
          year: number | null
        }
        Insert: {
          bytes: number
          created_at?: string
          day?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          file?: string | null
          file_since?: string | null
          folder: string
          id?: string
          is_hidden?: boolean
          is_sample?: boolean
          issued_on?: string | null
          issuer?: string
          kept_until?: never
          name: string
          note_en?: string
          number?: string
          pages: number
          position: number
          products?: string[]
          request_hash?: string | null
          request_key?: string | null
          scope_en?: string
          section: string
          sha256: string
          thumbnail_height: number
          thumbnail_width: number
          title_bg: string
          title_en: string
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
          valid_until?: string | null
          withdrawal_reason?: string
          year?: number | null
        }
        Update: {
          bytes?: number
          created_at?: string
          day?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          file?: string | null
          file_since?: string | null
          folder?: string
          id?: string
          is_hidden?: boolean
          is_sample?: boolean
          issued_on?: string | null
          issuer?: string
          kept_until?: never
          name?: string
          note_en?: string
          number?: string
          pages?: number
          position?: number
          products?: string[]
          request_hash?: string | null
          request_key?: string | null
          scope_en?: string
          section?: string
          sha256?: string
          thumbnail_height?: number
          thumbnail_width?: number
          title_bg?: string
          title_en?: string
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
          valid_until?: string | null
          withdrawal_reason?: string
          year?: number | null
        }
        Relationships: []
      }
      events: {
        Row: {
          changed_at: string
          created_at: string
          day: string
          deleted_at: string | null
          deleted_by: string | null
          id: string
          is_cancelled: boolean
          is_hidden: boolean
          kind: string
          moved_from: string | null
          name: string
          note_en: string
          reason_en: string
          request_hash: string | null
          request_key: string | null
          sequence: number
          title_bg: string
          title_en: string
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          changed_at?: string
          created_at?: string
          day: string
          deleted_at?: string | null
          deleted_by?: string | null
          id?: string
          is_cancelled?: boolean
          is_hidden?: boolean
          kind: string
          moved_from?: string | null
          name: string
          note_en?: string
          reason_en?: string
          request_hash?: string | null
          request_key?: string | null
          sequence?: number
          title_bg: string
          title_en: string
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          changed_at?: string
          created_at?: string
          day?: string
          deleted_at?: string | null
          deleted_by?: string | null
          id?: string
          is_cancelled?: boolean
          is_hidden?: boolean
          kind?: string
          moved_from?: string | null
          name?: string
          note_en?: string
          reason_en?: string
          request_hash?: string | null
          request_key?: string | null
          sequence?: number
          title_bg?: string
          title_en?: string
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: []
      }
      inquiries: {
        Row: {
          answered_at: string | null
          assignee: string | null
          category: Database["public"]["Enums"]["inquiry_category"] | null
          changed_at: string | null
          cleared: boolean
          created_at: string
          email: string
          id: string
          idempotency_key: string | null
          kind: Database["public"]["Enums"]["inquiry_kind"]
          message: string
          name: string
          number: string
          phone: string
          products: string[]
          region: string | null
          request: Json | null
          state: Database["public"]["Enums"]["inquiry_state"]
          suspected: boolean
        }
        Insert: {
          answered_at?: string | null
          assignee?: string | null
          category?: Database["public"]["Enums"]["inquiry_category"] | null
          changed_at?: string | null
          cleared?: boolean
          created_at?: string
          email: string
          id?: string
          idempotency_key?: string | null
          kind: Database["public"]["Enums"]["inquiry_kind"]
          message: string
          name: string
          number?: string
          phone: string
          products?: string[]
          region?: string | null
          request?: Json | null
          state?: Database["public"]["Enums"]["inquiry_state"]
          suspected?: boolean
        }
        Update: {
          answered_at?: string | null
          assignee?: string | null
          category?: Database["public"]["Enums"]["inquiry_category"] | null
          changed_at?: string | null
          cleared?: boolean
          created_at?: string
          email?: string
          id?: string
          idempotency_key?: string | null
          kind?: Database["public"]["Enums"]["inquiry_kind"]
          message?: string
          name?: string
          number?: string
          phone?: string
          products?: string[]
          region?: string | null
          request?: Json | null
          state?: Database["public"]["Enums"]["inquiry_state"]
          suspected?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "inquiries_assignee_fkey"
            columns: ["assignee"]
            isOneToOne: false
            referencedRelation: "admins"
            referencedColumns: ["id"]
          },
        ]
      }
      inquiry_files: {
        Row: {
          created_at: string
          id: string
          inquiry_id: string | null
          kind: Database["public"]["Enums"]["inquiry_file_kind"]
          name: string
          network: string | null
          size: number
        }
        Insert: {
          created_at?: string
          id: string
          inquiry_id?: string | null
          kind: Database["public"]["Enums"]["inquiry_file_kind"]
          name: string
          network?: string | null
          size: number
        }
        Update: {
          created_at?: string
          id?: string
          inquiry_id?: string | null
          kind?: Database["public"]["Enums"]["inquiry_file_kind"]
          name?: string
          network?: string | null
          size?: number
        }
        Relationships: [
          {
            foreignKeyName: "inquiry_files_inquiry_id_fkey"
            columns: ["inquiry_id"]
            isOneToOne: false
            referencedRelation: "inquiries"
            referencedColumns: ["id"]
          },
        ]
      }
      inquiry_notes: {
        Row: {
          author: string
          created_at: string
          id: string
          inquiry_id: string
          note: string
        }
        Insert: {
          author: string
          created_at?: string
          id?: string
          inquiry_id: string
          note: string
        }
        Update: {
          author?: string
          created_at?: string
          id?: string
          inquiry_id?: string
          note?: string
        }
        Relationships: [
          {
            foreignKeyName: "inquiry_notes_inquiry_id_fkey"
            columns: ["inquiry_id"]
            isOneToOne: false
            referencedRelation: "inquiries"
            referencedColumns: ["id"]
          },
        ]
      }
      journal: {
        Row: {
          act: string
          by_whom: string
          changes: NonNullable<Json>
          created_at: string
          id: string
          item_id: string | null
          kind: string
          label: string
          moment: string | null
        }
        Insert: {
          act: string
          by_whom: string
          changes?: NonNullable<Json>
          created_at?: string
          id?: string
          item_id?: string | null
          kind: string
          label?: string
          moment?: string | null
        }
        Update: {
          act?: string
          by_whom?: string
          changes?: NonNullable<Json>
          created_at?: string
          id?: string
          item_id?: string | null
          kind?: string
          label?: string
          moment?: string | null
        }
        Relationships: []
      }
      mails: {
        Row: {
          account_mail_id: string | null
          attempts: number
          attention_mail_id: string | null
          claimed_until: string | null
          first_attempt_at: string | null
          id: string
          inquiry_id: string | null
          is_trial: boolean | null
          kind: Database["public"]["Enums"]["mail_kind"]
          last_error: string | null
          mailing: number
          newsletter_mail_id: string | null
          newsletter_test_id: string | null
          next_attempt_at: string
          provider_id: string | null
          queued_at: string
          recipients: string[] | null
          recipients_of: number | null
          sellers: string[] | null
          sent_at: string | null
          status: Database["public"]["Enums"]["mail_status"]
          subscription_id: string | null
        }
        Insert: {
          account_mail_id?: never
          attempts?: number
          attention_mail_id?: never
          claimed_until?: string | null
          first_attempt_at?: string | null
          id: string
          inquiry_id?: never
          is_trial?: boolean | null
          kind: Database["public"]["Enums"]["mail_kind"]
          last_error?: string | null
          mailing?: number
          newsletter_mail_id?: never
          newsletter_test_id?: never
          next_attempt_at?: string
          provider_id?: string | null
          queued_at?: string
          recipients?: string[] | null
          recipients_of?: number | null
          sellers?: string[] | null
          sent_at?: string | null
          status?: Database["public"]["Enums"]["mail_status"]
          subscription_id?: never
        }
        Update: {
          account_mail_id?: never
          attempts?: number
          attention_mail_id?: never
          claimed_until?: string | null
          first_attempt_at?: string | null
          id?: string
          inquiry_id?: never
          is_trial?: boolean | null
          kind?: Database["public"]["Enums"]["mail_kind"]
          last_error?: string | null
          mailing?: number
          newsletter_mail_id?: never
          newsletter_test_id?: never
          next_attempt_at?: string
          provider_id?: string | null
          queued_at?: string
          recipients?: string[] | null
          recipients_of?: number | null
          sellers?: string[] | null
          sent_at?: string | null
          status?: Database["public"]["Enums"]["mail_status"]
          subscription_id?: never
        }
        Relationships: [
          {
            foreignKeyName: "mails_account_mail_id_fkey"
            columns: ["account_mail_id"]
            isOneToOne: true
            referencedRelation: "account_mails"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "mails_inquiry_id_fkey"
            columns: ["inquiry_id"]
            isOneToOne: true
            referencedRelation: "inquiries"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "mails_newsletter_mail_id_fkey"
            columns: ["newsletter_mail_id"]
            isOneToOne: true
            referencedRelation: "newsletter_mails"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "mails_newsletter_test_id_fkey"
            columns: ["newsletter_test_id"]
            isOneToOne: true
            referencedRelation: "newsletter_tests"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "mails_subscription_id_fkey"
            columns: ["subscription_id"]
            isOneToOne: true
            referencedRelation: "newsletter"
            referencedColumns: ["id"]
          },
        ]
      }
      news: {
        Row: {
          alt: NonNullable<Json>
          content: NonNullable<Json>
          corrections: NonNullable<Json>
          cover: string
          created_at: string
          created_by: string | null
          deleted_at: string | null
          deleted_by: string | null
          gallery: string[]
          id: string
          in_translation: NonNullable<Json>
          is_media: boolean
          lacks_alt: boolean
          outdated: string[]
          pictures: NonNullable<Json>
          published_on: string
          request_hash: string | null
          request_key: string | null
          saved_automatically: boolean
          slug: string
          status: string
          title_search: string | null
          translations: NonNullable<Json>
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
          visible_from: string | null
          visible_until: string | null
        }
        Insert: {
          alt?: NonNullable<Json>
          content: NonNullable<Json>
          corrections?: NonNullable<Json>
          cover: string
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          gallery?: string[]
          id?: string
          in_translation?: NonNullable<Json>
          is_media?: boolean
          lacks_alt?: never
          outdated?: string[]
          pictures?: NonNullable<Json>
          published_on: string
          request_hash?: string | null
          request_key?: string | null
          saved_automatically?: boolean
          slug: string
          status?: string
          title_search?: never
          translations?: NonNullable<Json>
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
          visible_from?: string | null
          visible_until?: string | null
        }
        Update: {
          alt?: NonNullable<Json>
          content?: NonNullable<Json>
          corrections?: NonNullable<Json>
          cover?: string
          created_at?: string
          created_by?: string | null
          deleted_at?: string | null
          deleted_by?: string | null
          gallery?: string[]
          id?: string
          in_translation?: NonNullable<Json>
          is_media?: boolean
          lacks_alt?: never
          outdated?: string[]
          pictures?: NonNullable<Json>
          published_on?: string
          request_hash?: string | null
          request_key?: string | null
          saved_automatically?: boolean
          slug?: string
          status?: string
          title_search?: never
          translations?: NonNullable<Json>
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
          visible_from?: string | null
          visible_until?: string | null
        }
        Relationships: []
      }
      news_drafts: {
        Row: {
          alt: NonNullable<Json>
          based_on: string
          content: NonNullable<Json>
          cover: string
          created_at: string
          created_by: string | null
          gallery: string[]
          id: string
          in_translation: NonNullable<Json>
          is_media: boolean
          outdated: string[]
          pictures: NonNullable<Json>
          published_on: string
          saved_automatically: boolean
          translations: NonNullable<Json>
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
          visible_from: string | null
          visible_until: string | null
        }
        Insert: {
          alt?: NonNullable<Json>
          based_on: string
          content: NonNullable<Json>
          cover: string
          created_at?: string
          created_by?: string | null
          gallery?: string[]
          id: string
          in_translation?: NonNullable<Json>
          is_media: boolean
          outdated?: string[]
          pictures?: NonNullable<Json>
          published_on: string
          saved_automatically?: boolean
          translations?: NonNullable<Json>
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
          visible_from?: string | null
          visible_until?: string | null
        }
        Update: {
          alt?: NonNullable<Json>
          based_on?: string
          content?: NonNullable<Json>
          cover?: string
          created_at?: string
          created_by?: string | null
          gallery?: string[]
          id?: string
          in_translation?: NonNullable<Json>
          is_media?: boolean
          outdated?: string[]
          pictures?: NonNullable<Json>
          published_on?: string
          saved_automatically?: boolean
          translations?: NonNullable<Json>
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
          visible_from?: string | null
          visible_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "news_drafts_id_fkey"
            columns: ["id"]
            isOneToOne: true
            referencedRelation: "news"
            referencedColumns: ["id"]
          },
        ]
      }
      news_versions: {
        Row: {
          alt: NonNullable<Json>
          begun_at: string
          changed: string[]
          content: NonNullable<Json>
          cover: string
          gallery: string[]
          id: string
          in_translation: NonNullable<Json>
          is_media: boolean
          news_id: string
          of_draft: boolean
          pictures: NonNullable<Json>
          published_on: string
          saved_at: string
          saved_automatically: boolean
          saved_by: string | null
          slug: string
          status: string
          version: number
          visible_from: string | null
          visible_until: string | null
        }
        Insert: {
          alt: NonNullable<Json>
          begun_at: string
          changed: string[]
          content: NonNullable<Json>
          cover: string
          gallery: string[]
          id?: string
          in_translation?: NonNullable<Json>
          is_media: boolean
          news_id: string
          of_draft: boolean
          pictures?: NonNullable<Json>
          published_on: string
          saved_at: string
          saved_automatically: boolean
          saved_by?: string | null
          slug: string
          status: string
          version: number
          visible_from?: string | null
          visible_until?: string | null
        }
        Update: {
          alt?: NonNullable<Json>
          begun_at?: string
          changed?: string[]
          content?: NonNullable<Json>
          cover?: string
          gallery?: string[]
          id?: string
          in_translation?: NonNullable<Json>
          is_media?: boolean
          news_id?: string
          of_draft?: boolean
          pictures?: NonNullable<Json>
          published_on?: string
          saved_at?: string
          saved_automatically?: boolean
          saved_by?: string | null
          slug?: string
          status?: string
          version?: number
          visible_from?: string | null
          visible_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "news_versions_news_id_fkey"
            columns: ["news_id"]
            isOneToOne: false
            referencedRelation: "news"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter: {
        Row: {
          asked_at: string
          confirmed_at: string | null
          created_at: string
          email: string
          id: string
          language: string
          token: string
          topics: string[]
          unsubscribed_at: string | null
        }
        Insert: {
          asked_at?: string
          confirmed_at?: string | null
          created_at?: string
          email: string
          id?: string
          language?: string
          token: string
          topics?: string[]
          unsubscribed_at?: string | null
        }
        Update: {
          asked_at?: string
          confirmed_at?: string | null
          created_at?: string
          email?: string
          id?: string
          language?: string
          token?: string
          topics?: string[]
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      newsletter_mails: {
        Row: {
          created_at: string
          id: string
          sending_id: string
          subscriber_id: string | null
        }
        Insert: {
          created_at?: string
          id?: string
          sending_id: string
          subscriber_id?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          sending_id?: string
          subscriber_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_mails_sending_id_fkey"
            columns: ["sending_id"]
            isOneToOne: false
            referencedRelation: "newsletter_sendings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "newsletter_mails_subscriber_id_fkey"
            columns: ["subscriber_id"]
            isOneToOne: false
            referencedRelation: "newsletter"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter_months: {
        Row: {
          created_at: string
          departed: number
          id: string
          joined: number
        }
        Insert: {
          created_at?: string
          departed?: number
          id: string
          joined?: number
        }
        Update: {
          created_at?: string
          departed?: number
          id?: string
          joined?: number
        }
        Relationships: []
      }
      newsletter_sendings: {
        Row: {
          asked_at: string
          asked_by: string
          created_at: string
          id: string
          label: string
          news_id: string | null
          recipients: number | null
          request_key: string | null
          started_at: string | null
          stopped_at: string | null
          topic: string
        }
        Insert: {
          asked_at?: string
          asked_by: string
          created_at?: string
          id?: string
          label: string
          news_id?: string | null
          recipients?: number | null
          request_key?: string | null
          started_at?: string | null
          stopped_at?: string | null
          topic?: string
        }
        Update: {
          asked_at?: string
          asked_by?: string
          created_at?: string
          id?: string
          label?: string
          news_id?: string | null
          recipients?: number | null
          request_key?: string | null
          started_at?: string | null
          stopped_at?: string | null
          topic?: string
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_sendings_news_id_fkey"
            columns: ["news_id"]
            isOneToOne: true
            referencedRelation: "news"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter_tests: {
        Row: {
          asked_by: string
          created_at: string
          email: string
          id: string
          language: string
          news_id: string
          request_key: string | null
        }
        Insert: {
          asked_by: string
          created_at?: string
          email: string
          id?: string
          language: string
          news_id: string
          request_key?: string | null
        }
        Update: {
          asked_by?: string
          created_at?: string
          email?: string
          id?: string
          language?: string
          news_id?: string
          request_key?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_tests_news_id_fkey"
            columns: ["news_id"]
            isOneToOne: false
            referencedRelation: "news"
            referencedColumns: ["id"]
          },
        ]
      }
      passkeys: {
        Row: {
          admin_id: string
          counter: number
          created_at: string
          credential_id: string
          id: string
          last_used_at: string | null
          name: string
          public_key: string
        }
        Insert: {
          admin_id: string
          counter: number
          created_at?: string
          credential_id: string
          id?: string
          last_used_at?: string | null
          name: string
          public_key: string
        }
        Update: {
          admin_id?: string
          counter?: number
          created_at?: string
          credential_id?: string
          id?: string
          last_used_at?: string | null
          name?: string
          public_key?: string
        }
        Relationships: [
          {
            foreignKeyName: "passkeys_admin_id_fkey"
            columns: ["admin_id"]
            isOneToOne: false
            referencedRelation: "admins"
            referencedColumns: ["id"]
          },
        ]
      }
      people: {
        Row: {
          away_from: string | null
          away_until: string | null
          countries: string[]
          created_at: string
          deleted_at: string | null
          deleted_by: string | null
          deputy: string | null
          description: string
          duties: string[]
          email: string
          families: string[]
          fax: string
          full_name: string
          has_profile: boolean
          id: string
          is_hidden: boolean
          is_main: boolean
          job_title: string
          kind: string
          languages: string[]
          name: string
          phone: string
          picture: string | null
          picture_focus: string
          position: number
          receives: string[]
          request_hash: string | null
          request_key: string | null
          tags: string[]
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
        }
        Insert: {
          away_from?: string | null
          away_until?: string | null
          countries?: string[]
          created_at?: string
          deleted_at?: string | null
          deleted_by?: string | null
          deputy?: string | null
          description?: string
          duties?: string[]
          email: string
          families?: string[]
          fax?: string
          full_name: string
          has_profile?: boolean
          id?: string
          is_hidden?: boolean
          is_main?: boolean
          job_title: string
          kind: string
          languages?: string[]
          name: string
          phone: string
          picture?: string | null
          picture_focus?: string
          position: number
          receives?: string[]
          request_hash?: string | null
          request_key?: string | null
          tags?: string[]
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
        }
        Update: {
          away_from?: string | null
          away_until?: string | null
          countries?: string[]
          created_at?: string
          deleted_at?: string | null
          deleted_by?: string | null
          deputy?: string | null
          description?: string
          duties?: string[]
          email?: string
          families?: string[]
          fax?: string
          full_name?: string
          has_profile?: boolean
          id?: string
          is_hidden?: boolean
          is_main?: boolean
          job_title?: string
          kind?: string
          languages?: string[]
          name?: string
          phone?: string
          picture?: string | null
          picture_focus?: string
          position?: number
          receives?: string[]
          request_hash?: string | null
          request_key?: string | null
          tags?: string[]
          update_hash?: string | null
          update_key?: string | null
          updated_at?: string
          updated_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "people_deputy_is_one_of_them"
            columns: ["deputy"]
            isOneToOne: false
            referencedRelation: "people"
            referencedColumns: ["id"]
          },
        ]
      }
      presence: {
        Row: {
          item_id: string
          seen_at: string
          tab: string
          who: string
        }
        Insert: {
          item_id: string
          seen_at?: string
          tab: string
          who: string
        }
        Update: {
          item_id?: string
          seen_at?: string
          tab?: string
          who?: string
        }
        Relationships: []
      }
      preview_links: {
        Row: {
          created_at: string
          created_by: string
          expires_at: string
          id: string
          news_id: string
          revoked_at: string | null
          revoked_by: string | null
          token_hash: string
        }
        Insert: {
          created_at?: string
          created_by: string
          expires_at?: string
          id?: string
          news_id: string
          revoked_at?: string | null
          revoked_by?: string | null
          token_hash: string
        }
        Update: {
          created_at?: string
          created_by?: string
          expires_at?: string
          id?: string
          news_id?: string
          revoked_at?: string | null
          revoked_by?: string | null
          token_hash?: string
        }
        Relationships: [
          {
            foreignKeyName: "preview_links_news_id_fkey"
            columns: ["news_id"]
            isOneToOne: false
            referencedRelation: "news"
            referencedColumns: ["id"]
          },
        ]
      }
      recovery_codes: {
        Row: {
          admin_id: string
          created_at: string
          hash: string
          id: string
          used_at: string | null
        }
        Insert: {
          admin_id: string
          created_at?: string
          hash: string
          id?: string
          used_at?: string | null
        }
        Update: {
          admin_id?: string
          created_at?: string
          hash?: string
          id?: string
          used_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "recovery_codes_admin_id_fkey"
            columns: ["admin_id"]
            isOneToOne: false
            referencedRelation: "admins"
            referencedColumns: ["id"]
          },
        ]
      }
      second_steps: {
        Row: {
          confirmed_at: string | null
          created_at: string
          id: string
          last_step: number
          secret: string
        }
        Insert: {
          confirmed_at?: string | null
          created_at?: string
          id: string
          last_step?: number
          secret: string
        }
        Update: {
          confirmed_at?: string | null
          created_at?: string
          id?: string
          last_step?: number
          secret?: string
        }
        Relationships: [
          {
            foreignKeyName: "second_steps_id_fkey"
            columns: ["id"]
            isOneToOne: true
            referencedRelation: "admins"
            referencedColumns: ["id"]
          },
        ]
      }
      sessions: {
        Row: {
          admin_id: string
          created_at: string
          device: string
          expires_at: string
          jti: string
          last_used_at: string
          network: string
          revoked_at: string | null
        }
        Insert: {
          admin_id: string
          created_at?: string
          device?: string
          expires_at: string
          jti: string
          last_used_at?: string
          network?: string
          revoked_at?: string | null
        }
        Update: {
          admin_id?: string
          created_at?: string
          device?: string
          expires_at?: string
          jti?: string
          last_used_at?: string
          network?: string
          revoked_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "sessions_admin_id_fkey"
            columns: ["admin_id"]
            isOneToOne: false
            referencedRelation: "admins"
            referencedColumns: ["id"]
          },
        ]
      }
      snoozes: {
        Row: {
          by_whom: string
          created_at: string
          finding: string
          id: string
          reason: string
          until: string
        }
        Insert: {
          by_whom: string
          created_at?: string
          finding: string
          id?: string
          reason: string
          until: string
        }
        Update: {
          by_whom?: string
          created_at?: string
          finding?: string
          id?: string
          reason?: string
          until?: string
        }
        Relationships: []
      }
      staged_pictures: {
        Row: {
          created_at: string
          file: string
          staged_by: string
        }
        Insert: {
          created_at?: string
          file: string
          staged_by: string
        }
        Update: {
          created_at?: string
          file?: string
          staged_by?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      account_named: {
        Args: { name: string }
        Returns: {
          created_at: string
          disabled_at: string | null
          email: string | null
          id: string
          password_hash: string | null
          password_set_at: string | null
          roles: string[]
          updated_at: string
          username: string
        }[]
        SetofOptions: {
          from: "*"
          to: "admins"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      account_of_link: {
        Args: { link_hash: string }
        Returns: {
          expires_at: string
          kind: string
          new_address: string
          username: string
        }[]
      }
      add_passkey: {
        Args: {
          account: string
          challenge_hash: string
          credential: string
          given_name: string
          hashes: string[]
          key: string
          signatures: number
        }
        Returns: string
      }
      apply_restoration: {
        Args: { counts: Json; is_replacing: boolean; of_restoration: string }
        Returns: number
      }
      ask_for_address: {
        Args: { account: string; address: string }
        Returns: string
      }
      ask_for_newsletter_test: {
        Args: {
          address: string
          by_whom: string
          in_language: string
          of_news: string
          with_key?: string
        }
        Returns: string
      }
      ask_for_sending: {
        Args: {
          by_whom: string
          of_news: string
          of_topic?: string
          with_key?: string
        }
        Returns: {
          asked_at: string
          asked_by: string
          id: string
          outcome: string
        }[]
      }
      attention_findings: {
        Args: { disk_percent?: number; facts?: Json }
        Returns: {
          address: string
          collection: string
          day: string
          field: string
          finding: string
          item_id: string
          kind: string
          language: string
          names: string[]
          number: number
          snooze_reason: string
          snoozed_by: string
          snoozed_until: string
          title: string
        }[]
      }
      attention_mail_of: {
        Args: { mail_id: string }
        Returns: {
          email: string
          findings: Json
        }[]
      }
      begin_second_step: {
        Args: { account: string; new_secret: string }
        Returns: boolean
      }
      cancel_sending: {
        Args: { by_whom: string; of_sending: string }
        Returns: boolean
      }
      career_by_id: {
        Args: { of_id: string }
        Returns: {
          additional: string
          created_at: string
          deleted_at: string | null
          deleted_by: string | null
          end_date: string
          id: string
          is_hidden: boolean
          is_internship: boolean
          request_hash: string | null
          request_key: string | null
          requirements: string
          responsibilities: string
          start_date: string
          title: string
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "careers"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      careers_page: {
        Args: { page_size: number; page_start?: number }
        Returns: {
          additional: string
          created_at: string
          deleted_at: string | null
          deleted_by: string | null
          end_date: string
          id: string
          is_hidden: boolean
          is_internship: boolean
          request_hash: string | null
          request_key: string | null
          requirements: string
          responsibilities: string
          start_date: string
          title: string
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "careers"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      change_account: {
        Args: { account: string; by_whom: string; change: Json }
        Returns: {
          username: string
        }[]
      }
      change_inquiry: {
        Args: {
          by_whom: string
          new_assignee: string
          new_state: Database["public"]["Enums"]["inquiry_state"]
          of_inquiry: string
          seen_assignee: string
          seen_state: Database["public"]["Enums"]["inquiry_state"]
        }
        Returns: {
          answered_at: string | null
          assignee: string | null
          category: Database["public"]["Enums"]["inquiry_category"] | null
          changed_at: string | null
          cleared: boolean
          created_at: string
          email: string
          id: string
          idempotency_key: string | null
          kind: Database["public"]["Enums"]["inquiry_kind"]
          message: string
          name: string
          number: string
          phone: string
          products: string[]
          region: string | null
          request: Json | null
          state: Database["public"]["Enums"]["inquiry_state"]
          suspected: boolean
        }[]
        SetofOptions: {
          from: "*"
          to: "inquiries"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      change_many_news: {
        Args: {
          act: string
          by_whom: string
          has_moments?: boolean
          ids: string[]
          shown_from?: string
          shown_until?: string
        }
        Returns: {
          id: string
          outcome: string
          title: string
          was_from: string
          was_status: string
          was_until: string
        }[]
      }
      change_password: {
        Args: {
          account: string
          ends_at: string
          from_device?: string
          from_network?: string
          judged_hash: string
          new_hash: string
          starts_at: string
        }
        Returns: {
          admin_id: string
          created_at: string
          device: string
          expires_at: string
          jti: string
          last_used_at: string
          network: string
          revoked_at: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "sessions"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      choose_topics: {
        Args: { of_token: string; of_topics: string[] }
        Returns: boolean
      }
      claim_links: {
        Args: { how_many: number; max_of_a_host: number; own_site: string }
        Returns: string[]
      }
      claim_mails: {
        Args: {
          how_many: number
          lease_seconds: number
          newsletter_mails_per_hour?: number
        }
        Returns: {
          account_mail_id: string | null
          attempts: number
          attention_mail_id: string | null
          claimed_until: string | null
          first_attempt_at: string | null
          id: string
          inquiry_id: string | null
          is_trial: boolean | null
          kind: Database["public"]["Enums"]["mail_kind"]
          last_error: string | null
          mailing: number
          newsletter_mail_id: string | null
          newsletter_test_id: string | null
          next_attempt_at: string
          provider_id: string | null
          queued_at: string
          recipients: string[] | null
          recipients_of: number | null
          sellers: string[] | null
          sent_at: string | null
          status: Database["public"]["Enums"]["mail_status"]
          subscription_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "mails"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      confirm_second_step: {
        Args: {
          account: string
          hashes: string[]
          judged_secret: string
          step: number
        }
        Returns: boolean
      }
      confirm_subscription: {
        Args: { in_language?: string; of_token: string; of_topics?: string[] }
        Returns: boolean
      }
      content_version: { Args: Record<PropertyKey, never>; Returns: number }
      discard_restoration: {
        Args: { of_restoration?: string }
        Returns: number
      }
      discard_staged_files: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      discard_staged_pictures: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      discard_suspected_files: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      drop_attention_mail: { Args: { mail_id: string }; Returns: undefined }
      drop_newsletter_mail: { Args: { mail_id: string }; Returns: undefined }
      earlier_requests: { Args: { of_inquiry: string }; Returns: number }
      end_code_app: { Args: { account: string }; Returns: boolean }
      end_second_step: {
        Args: { account: string; by_whom?: string }
        Returns: boolean
      }
      end_subscription: { Args: { of_token: string }; Returns: undefined }
      erase_collection_item: {
        Args: {
          by_whom: string
          collection: string
          item_id: string
          reason?: string
        }
        Returns: boolean
      }
      erase_inquiry: {
        Args: { by_whom: string; of_inquiry: string }
        Returns: boolean
      }
      erase_news: {
        Args: { by_whom: string; item_id: string }
        Returns: string[]
      }
      erase_old_collection_versions: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      erase_old_inquiries: { Args: { by_whom?: string }; Returns: number }
      erase_old_journal: { Args: Record<PropertyKey, never>; Returns: number }
      erase_old_news_versions: {
        Args: Record<PropertyKey, never>
        Returns: {
          files: string[]
          versions: number
        }[]
      }
      erase_old_newsletter_tests: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      erase_old_subscriptions: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      erase_subscriber: {
        Args: { by_whom: string; of_subscriber: string }
        Returns: boolean
      }
      erase_trash: {
        Args: { by_whom?: string; reason?: string; until?: string }
        Returns: {
          files: string[]
          items: number
        }[]
      }
      inquiries_page: {
        Args: {
          before_created?: string
          before_id?: string
          filter?: Json
          page_size?: number
        }
        Returns: {
          answered_at: string | null
          assignee: string | null
          category: Database["public"]["Enums"]["inquiry_category"] | null
          changed_at: string | null
          cleared: boolean
          created_at: string
          email: string
          id: string
          idempotency_key: string | null
          kind: Database["public"]["Enums"]["inquiry_kind"]
          message: string
          name: string
          number: string
          phone: string
          products: string[]
          region: string | null
          request: Json | null
          state: Database["public"]["Enums"]["inquiry_state"]
          suspected: boolean
        }[]
        SetofOptions: {
          from: "*"
          to: "inquiries"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      inquiries_summary: {
        Args: { filter?: Json; me?: string }
        Returns: {
          answered: number
          first_answer_seconds: number
          in_work: number
          mine: number
          new: number
          spam: number
        }[]
      }
      invite_account: {
        Args: {
          address: string
          by_whom: string
          given_roles: string[]
          name: string
        }
        Returns: string
      }
      is_unpublished_picture: { Args: { file: string }; Returns: boolean }
      journal_page: {
        Args: {
          before_created?: string
          before_id?: string
          filter?: Json
          page_size?: number
        }
        Returns: {
          act: string
          by_whom: string
          changes: NonNullable<Json>
          created_at: string
          id: string
          item_id: string | null
          kind: string
          label: string
          moment: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "journal"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      journal_people: { Args: Record<PropertyKey, never>; Returns: string[] }
      last_shown_news: {
        Args: { item_id: string }
        Returns: {
          content: Json
          saved_at: string
        }[]
      }
      links_to_show: {
        Args: { of_items: string[] }
        Returns: {
          address: string
          item_id: string
          title: string
        }[]
      }
      listed_drafts: {
        Args: { collection: string; page_size: number }
        Returns: {
          created_by: string
          id: string
          item_id: string
          title: string
          updated_at: string
          updated_by: string
        }[]
      }
      may_send_newsletter: { Args: { mail_id: string }; Returns: boolean }
      move_collection_item: {
        Args: {
          after_id: string
          before_id: string
          by_whom: string
          collection: string
          item_id: string
          with_key?: string
        }
        Returns: boolean
      }
      news_addresses: {
        Args: { after_id: string; page_size: number }
        Returns: {
          bg: string
          cover: string
          de: string
          en: string
          gallery: string[]
          id: string
          it: string
          slug: string
          updated_at: string
        }[]
      }
      news_by_slug: {
        Args: { of_slug: string }
        Returns: {
          alt: NonNullable<Json>
          content: NonNullable<Json>
          corrections: NonNullable<Json>
          cover: string
          created_at: string
          created_by: string | null
          deleted_at: string | null
          deleted_by: string | null
          gallery: string[]
          id: string
          in_translation: NonNullable<Json>
          is_media: boolean
          lacks_alt: boolean
          outdated: string[]
          pictures: NonNullable<Json>
          published_on: string
          request_hash: string | null
          request_key: string | null
          saved_automatically: boolean
          slug: string
          status: string
          title_search: string | null
          translations: NonNullable<Json>
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
          visible_from: string | null
          visible_until: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "news"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      news_count: { Args: { media: boolean; search: string }; Returns: number }
      news_page: {
        Args: {
          before_created?: string
          before_date?: string
          before_id?: string
          media?: boolean
          page_size?: number
          search?: string
          title_language?: string
        }
        Returns: {
          alt: NonNullable<Json>
          content: NonNullable<Json>
          corrections: NonNullable<Json>
          cover: string
          created_at: string
          created_by: string | null
          deleted_at: string | null
          deleted_by: string | null
          gallery: string[]
          id: string
          in_translation: NonNullable<Json>
          is_media: boolean
          lacks_alt: boolean
          outdated: string[]
          pictures: NonNullable<Json>
          published_on: string
          request_hash: string | null
          request_key: string | null
          saved_automatically: boolean
          slug: string
          status: string
          title_search: string | null
          translations: NonNullable<Json>
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
          visible_from: string | null
          visible_until: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "news"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      news_summaries: {
        Args: {
          before_created?: string
          before_date?: string
          before_id?: string
          media?: boolean
          page_size?: number
          search?: string
          title_language?: string
        }
        Returns: {
          beginning: string
          cover: string
          cover_alt: string
          cover_focus: string
          created_at: string
          id: string
          is_media: boolean
          published_on: string
          slug: string
          titles: Json
          updated_at: string
        }[]
      }
      newsletter_mail_of: {
        Args: { mail_id: string }
        Returns: {
          alt: Json
          content: Json
          cover: string
          email: string
          language: string
          pictures: Json
          published_on: string
          slug: string
          token: string
          topic: string
        }[]
      }
      newsletter_numbers: {
        Args: { filter?: Json }
        Returns: {
          bg: number
          confirmed: number
          de: number
          departed: number
          departed_this_month: number
          en: number
          found: number
          investors: number
          it: number
          jobs: number
          joined_this_month: number
          news: number
          unconfirmed: number
        }[]
      }
      newsletter_sendings_page: {
        Args: {
          before_created?: string
          before_id?: string
          of_news?: string
          page_size?: number
        }
        Returns: {
          asked_at: string
          asked_by: string
          created_at: string
          failed: number
          id: string
          label: string
          news_id: string
          queued: number
          recipients: number
          sent: number
          started_at: string
          starts_at: string
          stopped_at: string
          topic: string
        }[]
      }
      next_mail_due: {
        Args: { newsletter_mails_per_hour?: number }
        Returns: number
      }
      next_news_change: { Args: Record<PropertyKey, never>; Returns: number }
      note_backup: { Args: { moment?: string }; Returns: undefined }
      note_link: {
        Args: {
          is_certain: boolean
          is_dead: boolean
          moment?: string
          of_address: string
          of_status?: number
        }
        Returns: undefined
      }
      note_presence: {
        Args: { item: string; of_tab: string; of_whom: string }
        Returns: string[]
      }
      panel_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          collections: Json
          failed_mails: number
          inquiries: number
          media: number
          news: number
        }[]
      }
      places_of_links: {
        Args: { of_addresses: string[] }
        Returns: {
          item_id: string
          title: string
        }[]
      }
      places_of_news: {
        Args: { of_items: string[]; own_site: string }
        Returns: {
          item_id: string
          title: string
        }[]
      }
      preview_versions: {
        Args: { links: string[] }
        Returns: {
          link: string
          version: string
        }[]
      }
      queue_account_mail: {
        Args: { account: string; by_whom?: string; of_kind: string }
        Returns: boolean
      }
      queue_attention_mails: {
        Args: { moment?: string; what: Json }
        Returns: number
      }
      recipients_of_mail: {
        Args: {
          country?: string
          mail_id: string
          of_families: string[]
          of_kind: string
          of_mailing: number
        }
        Returns: {
          everybody: string[]
          selling: string[]
        }[]
      }
      remove_passkey: {
        Args: { account: string; passkey: string }
        Returns: string
      }
      renew_recovery_codes: {
        Args: { account: string; hashes: string[] }
        Returns: undefined
      }
      resend_inquiry: {
        Args: { by_whom: string; of_inquiry: string }
        Returns: {
          account_mail_id: string | null
          attempts: number
          attention_mail_id: string | null
          claimed_until: string | null
          first_attempt_at: string | null
          id: string
          inquiry_id: string | null
          is_trial: boolean | null
          kind: Database["public"]["Enums"]["mail_kind"]
          last_error: string | null
          mailing: number
          newsletter_mail_id: string | null
          newsletter_test_id: string | null
          next_attempt_at: string
          provider_id: string | null
          queued_at: string
          recipients: string[] | null
          recipients_of: number | null
          sellers: string[] | null
          sent_at: string | null
          status: Database["public"]["Enums"]["mail_status"]
          subscription_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "mails"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      restore_collection_item: {
        Args: { by_whom: string; collection: string; item_id: string }
        Returns: boolean
      }
      settle_mail: {
        Args: {
          mail_id: string
          note: string
          of_attempt?: number
          of_mailing: number
          outcome: Database["public"]["Enums"]["mail_outcome"]
          to_trial?: boolean
        }
        Returns: undefined
      }
      snooze_finding: {
        Args: {
          of_finding: string
          staff_name: string
          until_day: string
          why: string
        }
        Returns: boolean
      }
      spend_code: {
        Args: { account: string; judged_secret: string; step: number }
        Returns: boolean
      }
      spend_recovery_code: {
        Args: { account: string; code_hash: string }
        Returns: boolean
      }
      staff_news_counts: {
        Args: { filter?: Json; media: boolean }
        Returns: Json
      }
      staff_news_ids: {
        Args: { filter?: Json; media: boolean }
        Returns: string[]
      }
      staff_news_page: {
        Args: {
          filter?: Json
          media: boolean
          page_size?: number
          place?: Json
        }
        Returns: {
          cover: string
          created_at: string
          created_by: string
          draft_by: string
          draft_updated_at: string
          id: string
          in_translation: string[]
          is_media: boolean
          outdated: string[]
          published_on: string
          slug: string
          state: string
          titles: Json
          updated_at: string
          updated_by: string
          visible_from: string
          visible_until: string
        }[]
      }
      staff_users: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          disabled_at: string
          email: string
          has_password: boolean
          has_second_step: boolean
          id: string
          invited_until: string
          mail_trouble: string
          roles: string[]
          signed_in_at: string
          username: string
        }[]
      }
      stage_inquiry_file: {
        Args: {
          file_id: string
          file_kind: Database["public"]["Enums"]["inquiry_file_kind"]
          file_name: string
          file_size: number
          from_network: string
          most_bytes: number
        }
        Returns: string[]
      }
      stage_restoration: {
        Args: {
          entries: Json
          part: number
          restoration: string
          table_name: string
        }
        Returns: undefined
      }
      start_session: {
        Args: {
          account: string
          ends_at: string
          from_device?: string
          from_network?: string
          judged_hash: string
          starts_at: string
        }
        Returns: {
          admin_id: string
          created_at: string
          device: string
          expires_at: string
          jti: string
          last_used_at: string
          network: string
          revoked_at: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "sessions"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      subscribers_page: {
        Args: {
          before_created?: string
          before_id?: string
          filter?: Json
          page_size?: number
        }
        Returns: {
          asked_at: string
          confirmed_at: string
          created_at: string
          email: string
          id: string
          language: string
          state: string
          topics: string[]
          unsubscribed_at: string
        }[]
      }
      take_inquiry: {
        Args: { entry: Json; request_key?: string }
        Returns: {
          answered_at: string | null
          assignee: string | null
          category: Database["public"]["Enums"]["inquiry_category"] | null
          changed_at: string | null
          cleared: boolean
          created_at: string
          email: string
          id: string
          idempotency_key: string | null
          kind: Database["public"]["Enums"]["inquiry_kind"]
          message: string
          name: string
          number: string
          phone: string
          products: string[]
          region: string | null
          request: Json | null
          state: Database["public"]["Enums"]["inquiry_state"]
          suspected: boolean
        }[]
        SetofOptions: {
          from: "*"
          to: "inquiries"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      take_inquiry_with_files: {
        Args: { entry: Json; request_key?: string }
        Returns: {
          answered_at: string | null
          assignee: string | null
          category: Database["public"]["Enums"]["inquiry_category"] | null
          changed_at: string | null
          cleared: boolean
          created_at: string
          email: string
          id: string
          idempotency_key: string | null
          kind: Database["public"]["Enums"]["inquiry_kind"]
          message: string
          name: string
          number: string
          phone: string
          products: string[]
          region: string | null
          request: Json | null
          state: Database["public"]["Enums"]["inquiry_state"]
          suspected: boolean
        }[]
        SetofOptions: {
          from: "*"
          to: "inquiries"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      take_subscription: {
        Args: { address: string; in_language?: string; new_token: string }
        Returns: undefined
      }
      trash_collection_item: {
        Args: {
          by_whom: string
          collection: string
          item_id: string
          reason?: string
        }
        Returns: boolean
      }
      trash_news: {
        Args: { by_whom: string; item_id: string }
        Returns: {
          alt: NonNullable<Json>
          content: NonNullable<Json>
          corrections: NonNullable<Json>
          cover: string
          created_at: string
          created_by: string | null
          deleted_at: string | null
          deleted_by: string | null
          gallery: string[]
          id: string
          in_translation: NonNullable<Json>
          is_media: boolean
          lacks_alt: boolean
          outdated: string[]
          pictures: NonNullable<Json>
          published_on: string
          request_hash: string | null
          request_key: string | null
          saved_automatically: boolean
          slug: string
          status: string
          title_search: string | null
          translations: NonNullable<Json>
          update_hash: string | null
          update_key: string | null
          updated_at: string
          updated_by: string | null
          visible_from: string | null
          visible_until: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "news"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      trash_page: {
        Args: {
          before_deleted?: string
          before_id?: string
          page_size?: number
        }
        Returns: {
          cover: string
          deleted_at: string
          deleted_by: string
          erased_at: string
          id: string
          is_kept: boolean
          kind: string
          slug: string
          titles: Json
        }[]
      }
      unsnooze_finding: {
        Args: { by_whom: string; of_finding: string }
        Returns: boolean
      }
      unused_document_files: { Args: { files: string[] }; Returns: string[] }
      unused_inquiry_files: { Args: { files: string[] }; Returns: string[] }
      unused_news_pictures: { Args: { files: string[] }; Returns: string[] }
      unused_people_pictures: { Args: { names: string[] }; Returns: string[] }
      use_account_link: {
        Args: { link_hash: string; new_hash: string }
        Returns: {
          id: string
          username: string
        }[]
      }
      use_address_link: {
        Args: { link_hash: string }
        Returns: {
          id: string
          username: string
        }[]
      }
      use_passkey: {
        Args: { challenge_hash: string; credential: string; signatures: number }
        Returns: boolean
      }
      warn_account: { Args: { account: string }; Returns: boolean }
    }
    Enums: {
      inquiry_category:
        | "general"
        | "packaging"
        | "building"
        | "transportation"
        | "industrialDesign"
        | "events"
        | "support"
        | "other"
      inquiry_file_kind: "pdf" | "png" | "jpeg" | "step" | "dxf" | "dwg"
      inquiry_kind: "contact" | "product"
      inquiry_state: "new" | "inWork" | "answered" | "spam"
      mail_kind:
        | "inquiry"
        | "account"
        | "attention"
        | "confirmation"
        | "newsletterTest"
        | "newsletter"
      mail_outcome: "sent" | "retry" | "rejected"
      mail_status: "queued" | "sent" | "failed"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      inquiry_category: [
        "general",
        "packaging",
        "building",
        "transportation",
        "industrialDesign",
        "events",
        "support",
        "other",
      ],
      inquiry_file_kind: ["pdf", "png", "jpeg", "step", "dxf", "dwg"],
      inquiry_kind: ["contact", "product"],
      inquiry_state: ["new", "inWork", "answered", "spam"],
      mail_kind: [
        "inquiry",
        "account",
        "attention",
        "confirmation",
        "newsletterTest",
        "newsletter",
      ],
      mail_outcome: ["sent", "retry", "rejected"],
      mail_status: ["queued", "sent", "failed"],
    },
  },
} as const
