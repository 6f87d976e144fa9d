import { randomBytes, randomUUID } from 'node:crypto'
import type { StaffNews } from '#contract/news.ts'
import type { NewsTranslations } from '#contract/news-translations.ts'
import { createSweeper } from '#jobs/sweep-files.ts'
import { createBucket } from '#supabase/bucket.ts'
import { formRequest, newsForm, pictureFile, someNews, type TestApp } from '../testing/app.ts'
import { missingOf } from '../testing/faults.ts'
import { pdfFile } from '../testing/pdf-files.ts'
import { GONE, key, type StaffWrite, seen, staffRequests } from './staff-requests.ts'
import { teamWrites } from './team-writes.ts'

const DOCUMENT = { section: 'policies', note: '', year: null, day: null, isHidden: false, number: '', scope: '' }
const document = (titleEn: string, file: string | null) => ({
  ...DOCUMENT,
  ...{ titleEn, titleBg: titleEn, file, issuer: '', issuedOn: null, validUntil: null, products: [] },
})
const NO_TEXT = { title: '', contentOne: '', contentTwo: '' }
const NO_TEXTS = { bg: NO_TEXT, en: NO_TEXT, de: NO_TEXT, it: NO_TEXT }
const inOneHour = () => new Date(Date.now() + 3_600_000).toISOString()
const picture = new Uint8Array(await (await pictureFile('sent.png', 40)).arrayBuffer())
const pdf = new Uint8Array(await pdfFile())

/** One of each write that the administration knows, on rows of its own. */
export async function staffWrites(api: TestApp, token: string): Promise<StaffWrite[]> {
  const { app, supabase } = api
  const { signed, json, remove, file } = staffRequests(token)
  async function form(data: object, headers: Record<string, string>): Promise<StaffWrite['request']> {
    const sent = await formRequest('/', token, newsForm({ data }), headers)
    return { method: sent.method, headers: sent.headers, body: new Uint8Array(sent.payload) }
  }
  async function item(): Promise<StaffNews['news'] & { version: string }> {
    const content = { ...NO_TEXTS, en: { ...NO_TEXT, title: 'As it was' } }
    const row = { slug: `row-${randomUUID()}`, published_on: '2026-11-20', cover: 'row-64x48.jpg', content }
    const stored = await supabase.from('news').insert(row).select().single().throwOnError()
    const { data } = await supabase
      .from('news')
      .update({ content, status: 'published' })
      .eq('id', stored.data.id)
      .select()
      .single()
      .throwOnError()
    const answer = await app.inject({ url: `/api/admin/news/${data.id}`, headers: signed })
    return { ...answer.json<StaffNews>().news, version: data.updated_at }
  }
  async function stagedPdf(): Promise<string> {
    const id = randomUUID()
    const measured = { bytes: 900, pages: 1, sha256: '0'.repeat(64), thumbnail_width: 10, thumbnail_height: 10 }
    await supabase
      .from('document_files')
      .insert({ id, ...measured })
      .throwOnError()
    return id
  }
  async function position() {
    const row = { title: `Position ${randomUUID()}`, start_date: '2026-01-01', end_date: '9999-12-31' }
    return (await supabase.from('careers').insert(row).select().single().throwOnError()).data
  }

  async function draft(): Promise<StaffWrite> {
    const title = `Draft ${randomUUID()}`
    return {
      name: 'a new draft that saves itself',
      path: '/api/news',
      request: await form(someNews(title, { status: 'draft', isAutomatic: true }), key()),
      stores: { method: 'POST', path: '/rest/v1/news' },
      successStatuses: [200, 201],
      async count() {
        const rows = supabase.from('news').select('id').eq('status', 'draft').eq('content->en->>title', title)
        return (await rows.throwOnError()).data.length
      },
    }
  }

  /** Versions beyond the one there was, when the newest one is as it was sent. */
  async function versionsSince(id: string, before: number, isRight: (content: { en: { title: string } }) => boolean) {
    const rows = supabase.from('news_versions').select('content, version').eq('news_id', id).order('version')
    const versions = (await rows.throwOnError()).data
    const last = versions.at(-1)
    return last && isRight(last.content as { en: { title: string } }) ? versions.length - before : 0
  }
  async function versionsOf(id: string) {
    return (await supabase.from('news_versions').select('id').eq('news_id', id).throwOnError()).data.length
  }

  async function draftOfPublic(): Promise<StaffWrite> {
    const { _id, url, version } = await item()
    const before = await versionsOf(_id)
    const title = `Beside ${randomUUID()}`
    return {
      name: 'a draft of a public item',
      path: `/api/news/update/${url}`,
      request: await form(someNews(title, { status: 'draft' }), { ...key(), ...seen(version) }),
      stores: { method: 'POST', path: '/rest/v1/news_drafts' },
      successStatuses: [200],
      count: () => versionsSince(_id, before, ({ en }) => en.title === title),
    }
  }

  async function planned(): Promise<StaffWrite> {
    const { _id, url, version } = await item()
    const before = await versionsOf(_id)
    const title = `Planned ${randomUUID()}`
    const data = someNews(title, { status: 'published', visibleFrom: inOneHour() })
    return {
      name: 'an item that is planned',
      path: `/api/news/update/${url}`,
      request: await form(data, { ...key(), ...seen(version) }),
      stores: { method: 'PATCH', path: '/rest/v1/news?' },
      successStatuses: [200],
      count: () => versionsSince(_id, before, ({ en }) => en.title === title),
    }
  }

  async function hidden(): Promise<StaffWrite> {
    const { _id, version } = await item()
    const before = await versionsOf(_id)
    return {
      name: 'an item that is hidden',
      path: `/api/admin/news/${_id}/status`,
      request: json('POST', { status: 'hidden' }, seen(version)),
      stores: { method: 'PATCH', path: '/rest/v1/news?' },
      successStatuses: [200],
      async count() {
        const row = await supabase.from('news').select('status').eq('id', _id).single().throwOnError()
        return row.data.status === 'hidden' ? (await versionsOf(_id)) - before : 0
      },
    }
  }

  async function hiddenAtOnce(): Promise<StaffWrite> {
    const ids = [await item(), await item()].map(({ _id }) => _id)
    const versions = () => Promise.all(ids.map(versionsOf))
    const before = await versions()
    return {
      name: 'two items that are hidden at once',
      path: '/api/admin/selection/news',
      request: json('POST', { act: 'hide', ids }),
      stores: { method: 'POST', path: '/rest/v1/rpc/change_many_news' },
      successStatuses: [200],
      async count() {
        const rows = supabase.from('news').select('id').in('id', ids).eq('status', 'hidden')
        const { length } = (await rows.throwOnError()).data
        const since = (await versions()).map((count, index) => count - (before[index] ?? 0))
        return length === ids.length ? Math.max(...since) : 0
      },
    }
  }

  async function restored(): Promise<StaffWrite> {
    const { _id } = await item()
    const row = await supabase.from('news').select('content').eq('id', _id).single().throwOnError()
    const content = { ...row.data.content, en: { title: 'Changed', contentOne: '', contentTwo: '' } }
    await supabase.from('news').update({ content }).eq('id', _id).throwOnError()
    const after = await supabase.from('news').select('updated_at').eq('id', _id).single().throwOnError()
    const before = await versionsOf(_id)
    return {
      name: 'a version that is restored',
      path: `/api/admin/news/${_id}/versions/1/restore`,
      request: json('POST', {}, { ...key(), ...seen(after.data.updated_at) }),
      stores: { method: 'PATCH', path: '/rest/v1/news?' },
      successStatuses: [200],
      count: () => versionsSince(_id, before, ({ en }) => en.title === 'As it was'),
    }
  }

  async function translated(): Promise<StaffWrite> {
    const { _id } = await item()
    const before = await versionsOf(_id)
    const answer = await app.inject({ url: `/api/admin/news/${_id}/translations`, headers: signed })
    const { version } = answer.json<NewsTranslations>().languages.it
    const title = `Tradotto ${randomUUID()}`
    const text = { title, contentOne: '', contentTwo: '', alt: {} }
    return {
      name: 'one language of an item',
      path: `/api/admin/news/${_id}/translations/it`,
      request: json('PUT', { text, isShown: true, from: 'en', source: { title: 'As it was' } }, seen(version)),
      stores: { method: 'PATCH', path: '/rest/v1/news?' },
      successStatuses: [200],
      count: () =>
        versionsSince(
          _id,
          before,
          (content) => (content as typeof content & { it: { title: string } }).it.title === title,
        ),
    }
  }

  async function previewLink(): Promise<StaffWrite> {
    const { _id } = await item()
    return {
      name: 'a link to a preview',
      path: `/api/admin/news/${_id}/preview-links`,
      request: { method: 'POST', headers: signed },
      stores: { method: 'POST', path: '/rest/v1/preview_links' },
      successStatuses: [201],
      mayRepeat: true,
      async count() {
        return (await supabase.from('preview_links').select('id').eq('news_id', _id).throwOnError()).data.length
      },
    }
  }

  function presence(): StaffWrite {
    const [id, tab] = [randomUUID(), randomUUID()]
    return {
      name: 'who has a form open',
      path: `/api/admin/presence/${id}`,
      request: json('POST', { tab }),
      stores: { method: 'POST', path: '/rest/v1/rpc/note_presence' },
      successStatuses: [200],
      async count() {
        return (await supabase.from('presence').select('who').match({ item_id: id, tab }).throwOnError()).data.length
      },
    }
  }

  async function stagedPicture(): Promise<StaffWrite> {
    const all = async () =>
      (await supabase.from('staged_pictures').select('file').throwOnError()).data.map(({ file }) => file)
    const earlier = await all()
    return {
      name: 'a picture before its item',
      path: '/api/admin/pictures',
      request: file(picture, { 'content-type': 'application/octet-stream', 'x-file-name': 'sent.png' }),
      stores: { method: 'POST', path: '/rest/v1/staged_pictures' },
      successStatuses: [201],
      mayRepeat: true,
      async count() {
        return missingOf(await all(), earlier)
      },
    }
  }

  async function sending(): Promise<StaffWrite> {
    const { _id } = await item()
    return {
      name: 'an item that goes to the subscribers',
      path: '/api/admin/newsletter/sendings',
      request: json('POST', { news: _id }, key()),
      stores: { method: 'POST', path: '/rest/v1/rpc/ask_for_sending' },
      successStatuses: [201],
      async count() {
        return (await supabase.from('newsletter_sendings').select('id').eq('news_id', _id).throwOnError()).data.length
      },
    }
  }

  function newPosition(): StaffWrite {
    const title = `New ${randomUUID()}`
    const texts = { responsibilities: '', requirements: '', additional: '' }
    const days = { startDate: '2026-01-01', endDate: '9999-12-31' }
    return {
      name: 'a new position',
      path: '/api/careers',
      request: json('POST', { title, ...texts, ...days }, key()),
      stores: { method: 'POST', path: '/rest/v1/careers' },
      successStatuses: [200, 201],
      async count() {
        const rows = supabase.from('careers').select('id').eq('title', title)
        return (await rows.throwOnError()).data.length
      },
    }
  }

  async function hiddenPosition(): Promise<StaffWrite> {
    const { id, updated_at, title } = await position()
    const texts = { responsibilities: '', requirements: '', additional: '' }
    const days = { startDate: '2026-01-01', endDate: '9999-12-31' }
    return {
      name: 'a position that is hidden',
      path: `/api/admin/careers/${id}`,
      request: json(
        'POST',
        { title, isInternship: false, ...texts, ...days, isHidden: true },
        { ...seen(updated_at), ...key() },
      ),
      stores: { method: 'PATCH', path: '/rest/v1/careers' },
      successStatuses: [200],
      async count() {
        return (await supabase.from('careers').select('id').match({ id, is_hidden: true }).throwOnError()).data.length
      },
    }
  }

  async function documentFile(): Promise<StaffWrite> {
    const all = async () =>
      (await supabase.from('document_files').select('id').eq('bytes', pdf.length).throwOnError()).data.map(
        ({ id }) => id,
      )
    const earlier = await all()
    return {
      name: 'a file before its document',
      path: '/api/admin/documents/files',
      request: file(pdf, { 'content-type': 'application/pdf' }),
      stores: { method: 'POST', path: '/rest/v1/document_files' },
      successStatuses: [201],
      mayRepeat: true,
      async count() {
        return missingOf(await all(), earlier)
      },
    }
  }

  async function newDocument(): Promise<StaffWrite> {
    const [title, file] = [`Policy ${randomUUID()}`, await stagedPdf()]
    return {
      name: 'a new document',
      path: '/api/admin/documents',
      request: json('POST', document(title, file), key()),
      stores: { method: 'POST', path: '/rest/v1/documents' },
      successStatuses: [200, 201],
      async count() {
        const rows = supabase.from('documents').select('id').match({ title_en: title, file })
        return (await rows.throwOnError()).data.length
      },
    }
  }

  async function replacedDocument(): Promise<StaffWrite> {
    const [title, old, file] = [`Policy ${randomUUID()}`, await stagedPdf(), await stagedPdf()]
    const request = json('POST', document(title, old), key())
    const { headers, body } = request
    const made = await app.inject({ method: 'POST', url: '/api/admin/documents', headers, payload: String(body) })
    const { _id, updatedAt } = made.json<{ document: { _id: string; updatedAt: string } }>().document
    return {
      name: 'a document whose file is replaced',
      path: `/api/admin/documents/${_id}`,
      request: json('POST', document(title, file), { ...key(), ...seen(updatedAt) }),
      stores: { method: 'PATCH', path: '/rest/v1/documents' },
      successStatuses: [200],
      async count() {
        const now = await supabase.from('documents').select('file').eq('id', _id).single().throwOnError()
        const files = supabase
          .from('document_files')
          .select('id')
          .eq('document_id', _id)
          .not('earlier_name', 'is', null)
        return now.data.file === file ? (await files.throwOnError()).data.length : 0
      },
    }
  }

  async function draftOfItem(_id: string, title: string): Promise<string> {
    const content = { ...NO_TEXTS, en: { ...NO_TEXT, title } }
    const { updated_at: based_on } = (
      await supabase.from('news').select('updated_at').eq('id', _id).single().throwOnError()
    ).data
    const row = { id: _id, published_on: '2026-11-20', cover: 'row-64x48.jpg', is_media: false, content, based_on }
    return (await supabase.from('news_drafts').insert(row).select('updated_at').single().throwOnError()).data.updated_at
  }

  async function discarded(): Promise<StaffWrite> {
    const { _id } = await item()
    const version = await draftOfItem(_id, 'Beside')
    return {
      name: 'a draft of an item that is discarded',
      path: `/api/admin/news/${_id}/draft`,
      request: remove(seen(version)),
      stores: { method: 'DELETE', path: '/rest/v1/news_drafts' },
      successStatuses: [200],
      async count() {
        return 1 - (await supabase.from('news_drafts').select('id').eq('id', _id).throwOnError()).data.length
      },
    }
  }

  async function published(): Promise<StaffWrite> {
    const content = { ...NO_TEXTS, en: { ...NO_TEXT, title: 'A draft' } }
    const row = { slug: '', published_on: '2026-11-20', cover: 'row-64x48.jpg', content, status: 'draft' }
    const { id } = (await supabase.from('news').insert(row).select('id').single().throwOnError()).data
    const [title, url] = [`Published ${randomUUID()}`, `published-${randomUUID()}`]
    const data = someNews(title, { draft: id, coverFile: 'row-64x48.jpg', status: 'published' })
    return {
      name: 'a draft that is published',
      path: '/api/news',
      request: await form(data, { ...key(), 'x-news-url': url }),
      stores: { method: 'PATCH', path: '/rest/v1/news?' },
      successStatuses: [200, 201],
      async count() {
        const rows = supabase.from('news').select('id').match({ slug: url, status: 'published' })
        return (await rows.eq('content->en->>title', title).throwOnError()).data.length
      },
    }
  }

  async function restoredAsDraft(): Promise<StaffWrite> {
    const { _id, version } = await item()
    const before = await versionsOf(_id)
    return {
      name: 'a version that is restored as a draft',
      path: `/api/admin/news/${_id}/versions/1/restore`,
      request: json('POST', { status: 'draft' }, { ...key(), ...seen(version) }),
      stores: { method: 'POST', path: '/rest/v1/news_drafts' },
      successStatuses: [200],
      count: () => versionsSince(_id, before, ({ en }) => en.title === 'As it was'),
    }
  }

  /** Several items at once, judged by a column of each. */
  async function atOnce(act: 'toMedia' | 'delete', column: 'is_media' | 'deleted_at'): Promise<StaffWrite> {
    const ids = [await item(), await item()].map(({ _id }) => _id)
    return {
      name: `two items at once: ${act}`,
      path: '/api/admin/selection/news',
      request: json('POST', { act, ids }),
      stores: { method: 'POST', path: '/rest/v1/rpc/change_many_news' },
      successStatuses: [200],
      async count() {
        const { data } = await supabase.from('news').select(column).in('id', ids).throwOnError()
        return data.filter((row) => Boolean(Object.values(row)[0])).length / ids.length
      },
    }
  }

  async function cancelled(): Promise<StaffWrite> {
    const { _id } = await item()
    // Until then its mails do not begin to go.
    await supabase.from('news').update({ visible_from: inOneHour() }).eq('id', _id).throwOnError()
    const row = { news_id: _id, label: 'A press', asked_by: 'anna' }
    const { id } = (await supabase.from('newsletter_sendings').insert(row).select('id').single().throwOnError()).data
    return {
      name: 'a sending that is cancelled',
      path: `/api/admin/newsletter/sendings/${id}`,
      request: remove(),
      stores: { method: 'POST', path: '/rest/v1/rpc/cancel_sending' },
      successStatuses: GONE,
      async count() {
        return 1 - (await supabase.from('newsletter_sendings').select('id').eq('id', id).throwOnError()).data.length
      },
    }
  }

  async function newsletterTest(): Promise<StaffWrite> {
    const { _id } = await item()
    const email = `${randomUUID()}@example.com`
    // There are twenty in an hour, and this has been asked for before.
    await supabase.from('newsletter_tests').delete().neq('email', email).throwOnError()
    return {
      name: 'a mail that is tried',
      path: '/api/admin/newsletter/tests',
      request: json('POST', { news: _id, email, language: 'en' }, key()),
      stores: { method: 'POST', path: '/rest/v1/rpc/ask_for_newsletter_test' },
      successStatuses: [202],
      async count() {
        return (await supabase.from('newsletter_tests').select('id').eq('email', email).throwOnError()).data.length
      },
    }
  }

  async function erasedSubscriber(): Promise<StaffWrite> {
    const row = { email: `${randomUUID()}@example.com`, token: randomUUID() }
    const { id } = (await supabase.from('newsletter').insert(row).select('id').single().throwOnError()).data
    return {
      name: 'a subscriber who is erased',
      path: `/api/admin/newsletter/subscribers/${id}`,
      request: remove(),
      stores: { method: 'POST', path: '/rest/v1/rpc/erase_subscriber' },
      successStatuses: GONE,
      async count() {
        return 1 - (await supabase.from('newsletter').select('id').eq('id', id).throwOnError()).data.length
      },
    }
  }

  async function endedLink(): Promise<StaffWrite> {
    const { _id } = await item()
    const row = { news_id: _id, token_hash: randomBytes(32).toString('hex'), created_by: 'anna' }
    const { id } = (await supabase.from('preview_links').insert(row).select('id').single().throwOnError()).data
    return {
      name: 'a link to a preview that is ended',
      path: `/api/admin/news/${_id}/preview-links/${id}`,
      request: remove(),
      stores: { method: 'PATCH', path: '/rest/v1/preview_links' },
      successStatuses: [200],
      async count() {
        const ended = supabase.from('preview_links').select('id').eq('id', id).not('revoked_at', 'is', null)
        return (await ended.throwOnError()).data.length
      },
    }
  }

  const makers = [
    draft,
    draftOfPublic,
    planned,
    hidden,
    restored,
    translated,
    previewLink,
    presence,
    stagedPicture,
    sending,
    newPosition,
    hiddenPosition,
    documentFile,
    newDocument,
    replacedDocument,
    hiddenAtOnce,
    () => atOnce('toMedia', 'is_media'),
    () => atOnce('delete', 'deleted_at'),
    discarded,
    published,
    restoredAsDraft,
    cancelled,
    newsletterTest,
    erasedSubscriber,
    endedLink,
  ]
  return Promise.all([...makers, ...teamWrites(api, token)].map((make) => make()))
}

/** @returns the status, 0 without an answer */
export async function sendWrite(server: string, { path, request }: StaffWrite): Promise<number> {
  const answer = await fetch(server + path, request).catch(() => null)
  await answer?.arrayBuffer().catch(() => null)
  return answer?.status ?? 0
}

/** Compares the staged rows with the files, and what is stored after a sweep with the rows. */
export async function judgeFiles({ supabase, bucket, app }: TestApp) {
  const documents = createBucket(supabase, 'documents')
  const staged = async () =>
    (await supabase.from('staged_pictures').select('file').throwOnError()).data.map(({ file }) => file)
  const portraits = createBucket(supabase, 'people')
  const pictures = async () => [...(await bucket.list(0, 10_000)), ...(await portraits.list(0, 10_000))]
  const withoutFile = missingOf(await staged(), await pictures())
  await createSweeper(supabase, 'news', app.log).sweep(0)
  await createSweeper(supabase, 'documents', app.log).sweep(0)
  await createSweeper(supabase, 'people', app.log).sweep(0)
  const rows = await supabase.from('document_files').select('id').throwOnError()
  const ids = (await documents.list(0, 10_000)).map((name) => name.replace(/\.[a-z]+$/, ''))
  const left = missingOf(await pictures(), await staged())
  return {
    halfPublished: withoutFile,
    orphans:
      left +
      missingOf(
        ids,
        rows.data.map(({ id }) => id),
      ),
  }
}
