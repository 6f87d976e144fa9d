import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { TestApp } from '../testing/app.ts'
import { GONE, key, type StaffWrite, type StaffWriteMaker, seen, staffRequests } from './staff-requests.ts'

const PERSON = {
  kind: 'other-contacts',
  fax: '',
  description: '',
  tags: [],
  languages: [],
  countries: [],
  families: [],
  isMain: false,
  duties: [],
  receives: [],
  picture: null,
  pictureFocus: '50 50',
  awayFrom: null,
  awayUntil: null,
  deputy: null,
  isHidden: true,
}
const EVENT = { kind: 'other', note: '', date: '2999-03-01', isCancelled: false, reason: '', isHidden: true }

/** One of each write to the people, dates, accounts and findings, on rows of its own. */
export function teamWrites({ supabase }: TestApp, token: string): StaffWriteMaker[] {
  const { json, remove, file } = staffRequests(token)
  const nameOf = (what: string) => `${what} ${randomUUID()}`
  const input = (name: string) => ({
    ...PERSON,
    name,
    position: 'Tester',
    email: 'tester@example.com',
    phone: '+359 54 000 999',
  })

  async function person(position = 1_000_000, more: object = {}) {
    const row = { kind: 'other-contacts', name: `person-${randomUUID()}`, full_name: 'As it was', position }
    const reached = { job_title: 'Tester', email: 'tester@example.com', phone: '+359 54 000 999', is_hidden: true }
    const inserted = supabase.from('people').insert({ ...row, ...reached, ...more })
    return (await inserted.select('id, updated_at').single().throwOnError()).data
  }
  async function peopleWith(wanted: Record<string, string>): Promise<number> {
    return (await supabase.from('people').select('id').match(wanted).throwOnError()).data.length
  }

  function newPerson(): StaffWrite {
    const name = nameOf('New')
    return {
      name: 'a new person',
      path: '/api/admin/people',
      request: json('POST', input(name), key()),
      stores: { method: 'POST', path: '/rest/v1/people' },
      successStatuses: [200, 201],
      count: () => peopleWith({ full_name: name }),
    }
  }

  async function changedPerson(): Promise<StaffWrite> {
    const { id, updated_at } = await person()
    const name = nameOf('Changed')
    return {
      name: 'a person who is changed',
      path: `/api/admin/people/${id}`,
      request: json('POST', input(name), { ...key(), ...seen(updated_at) }),
      stores: { method: 'PATCH', path: '/rest/v1/people' },
      successStatuses: [200],
      async count() {
        if ((await peopleWith({ id, full_name: name })) === 0) return 0
        const versions = supabase
          .from('collection_versions')
          .select('version')
          .match({ collection: 'people', item_id: id })
        // The first is what there was before.
        return (await versions.throwOnError()).data.length - 1
      },
    }
  }

  async function movedPerson(): Promise<StaffWrite> {
    const place = 2_000_000 + Math.floor(Math.random() * 1_000_000_000)
    const before = await Promise.all([person(place), person(place + 1)])
    const { id } = await person(place + 2)
    return {
      name: 'a person who comes one place earlier',
      path: `/api/admin/people/${id}/move`,
      request: json('POST', { after: before[0].id, before: before[1].id }, key()),
      stores: { method: 'POST', path: '/rest/v1/rpc/move_collection_item' },
      successStatuses: [200],
      async count() {
        const ids = [...before.map((each) => each.id), id]
        const { data } = await supabase.from('people').select('id').in('id', ids).order('position').throwOnError()
        return 2 - data.findIndex((each) => each.id === id)
      },
    }
  }

  async function deletedPerson(): Promise<StaffWrite> {
    const { id } = await person()
    return {
      name: 'a person who is deleted',
      path: `/api/admin/people/${id}`,
      request: remove(),
      stores: { method: 'POST', path: '/rest/v1/rpc/trash_collection_item' },
      successStatuses: GONE,
      async count() {
        const gone = supabase.from('people').select('id').eq('id', id).not('deleted_at', 'is', null)
        return (await gone.throwOnError()).data.length
      },
    }
  }

  async function restoredPerson(): Promise<StaffWrite> {
    const { id } = await person(1_000_000, { deleted_at: new Date().toISOString() })
    return {
      name: 'a person who is restored',
      path: `/api/trash/people/${id}/restore`,
      request: json('POST', {}),
      stores: { method: 'POST', path: '/rest/v1/rpc/restore_collection_item' },
      successStatuses: GONE,
      async count() {
        const back = supabase.from('people').select('id').eq('id', id).is('deleted_at', null)
        return (await back.throwOnError()).data.length
      },
    }
  }

  async function portrait(): Promise<StaffWrite> {
    // Noise is another picture each time.
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    const sent = await sharp({ create: { width: 200, height: 240, channels: 3, background: '#889', noise } })
      .png()
      .toBuffer()
    const all = async () => {
      const { data } = await supabase
        .from('staged_pictures')
        .select('file')
        .like('file', '%-200x240.jpg')
        .throwOnError()
      return data.map((each) => each.file)
    }
    const earlier = new Set(await all())
    return {
      name: 'a portrait before its person',
      path: '/api/admin/people/pictures',
      request: file(new Uint8Array(sent), { 'content-type': 'application/octet-stream' }),
      stores: { method: 'POST', path: '/rest/v1/staged_pictures' },
      successStatuses: [201],
      count: async () => (await all()).filter((each) => !earlier.has(each)).length,
    }
  }

  function newEvent(): StaffWrite {
    const title = nameOf('Meeting')
    return {
      name: 'a new date',
      path: '/api/admin/events',
      request: json('POST', { ...EVENT, titleEn: title, titleBg: title }, key()),
      stores: { method: 'POST', path: '/rest/v1/events' },
      successStatuses: [200, 201],
      async count() {
        return (await supabase.from('events').select('id').eq('title_en', title).throwOnError()).data.length
      },
    }
  }

  async function movedEvent(): Promise<StaffWrite> {
    const title = nameOf('Moved')
    const row = { kind: 'other', name: `event-${randomUUID()}`, title_en: title, title_bg: title, day: '2999-02-01' }
    const inserted = supabase.from('events').insert({ ...row, is_hidden: true })
    const { id, updated_at, sequence } = (await inserted.select('id, updated_at, sequence').single().throwOnError())
      .data
    return {
      name: 'a date that is moved',
      path: `/api/admin/events/${id}`,
      request: json('POST', { ...EVENT, titleEn: title, titleBg: title }, { ...key(), ...seen(updated_at) }),
      stores: { method: 'PATCH', path: '/rest/v1/events' },
      successStatuses: [200],
      async count() {
        const now = (await supabase.from('events').select('day, sequence').eq('id', id).single().throwOnError()).data
        return now.day === EVENT.date ? now.sequence - sequence : 0
      },
    }
  }

  async function account(more: object = {}) {
    const name = nameOf('account')
    const row = { username: name, password_hash: '$argon2id$', roles: ['news'], email: `${randomUUID()}@example.com` }
    const inserted = supabase.from('admins').insert({ ...row, ...more })
    return (await inserted.select('id').single().throwOnError()).data.id
  }
  async function accountsWith(wanted: object): Promise<number> {
    return (
      await supabase
        .from('admins')
        .select('id')
        .match({ ...wanted })
        .throwOnError()
    ).data.length
  }

  function invited(): StaffWrite {
    const username = nameOf('invited')
    return {
      name: 'an account that is invited',
      path: '/api/admin/users',
      request: json('POST', { username, email: `${randomUUID()}@example.com`, roles: ['news'] }),
      stores: { method: 'POST', path: '/rest/v1/rpc/invite_account' },
      successStatuses: [201],
      async count() {
        const mails = supabase.from('admins').select('account_mails(id)').eq('username', username)
        return (await mails.throwOnError()).data.flatMap((each) => each.account_mails).length
      },
    }
  }

  async function rolesChanged(): Promise<StaffWrite> {
    const id = await account()
    return {
      name: 'roles that change',
      path: `/api/admin/users/${id}`,
      request: json('POST', { email: null, roles: ['documents'] }),
      stores: { method: 'POST', path: '/rest/v1/rpc/change_account' },
      successStatuses: [200],
      async count() {
        const changed = supabase.from('admins').select('id').eq('id', id).contains('roles', ['documents'])
        return (await changed.is('email', null).throwOnError()).data.length
      },
    }
  }

  async function stopped(): Promise<StaffWrite> {
    const id = await account()
    return {
      name: 'an account that is stopped',
      path: `/api/admin/users/${id}/stop`,
      request: json('POST', {}),
      stores: { method: 'POST', path: '/rest/v1/rpc/change_account' },
      successStatuses: [200],
      count: async () => (await accountsWith({ id })) - (await accountsWithoutEnd(id)),
    }
  }
  async function accountsWithoutEnd(id: string): Promise<number> {
    return (await supabase.from('admins').select('id').eq('id', id).is('disabled_at', null).throwOnError()).data.length
  }

  async function reset(): Promise<StaffWrite> {
    const id = await account()
    return {
      name: 'a link for another password',
      path: `/api/admin/users/${id}/reset`,
      request: json('POST', {}),
      stores: { method: 'POST', path: '/rest/v1/rpc/queue_account_mail' },
      successStatuses: [200],
      mayRepeat: true,
      async count() {
        return (await supabase.from('account_mails').select('id').eq('admin_id', id).throwOnError()).data.length
      },
    }
  }

  async function snoozed(): Promise<StaffWrite> {
    const measured = { bytes: 900, pages: 1, sha256: '0'.repeat(64), thumbnail_width: 10, thumbnail_height: 10 }
    const titles = { title_en: 'Ended', title_bg: 'Изтекъл' }
    const row = { section: 'certificates', folder: 'certificates', name: `ended-${randomUUID()}`, ...titles }
    const inserted = supabase.from('documents').insert({ ...row, ...measured, position: 1, valid_until: '2020-01-01' })
    const { id } = (await inserted.select('id').single().throwOnError()).data
    const reason = nameOf('because')
    return {
      name: 'a finding that is snoozed',
      path: '/api/admin/attention/snooze',
      request: json('POST', { key: `certificateEnded:${id}`, reason, days: 30 }),
      stores: { method: 'POST', path: '/rest/v1/rpc/snooze_finding' },
      successStatuses: [200],
      async count() {
        const { data } = await supabase.rpc('attention_findings', { facts: {} }).throwOnError()
        return data.filter((found) => found.snooze_reason === reason).length
      },
    }
  }

  return [
    newPerson,
    changedPerson,
    movedPerson,
    deletedPerson,
    restoredPerson,
    portrait,
    newEvent,
    movedEvent,
    invited,
    rolesChanged,
    stopped,
    reset,
    snoozed,
  ]
}
