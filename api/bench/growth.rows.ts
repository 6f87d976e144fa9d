import { ask, type Supabase } from '#supabase/client.ts'

const PORTION = 100
const DAY = 24 * 60 * 60 * 1000
const NEWEST = Date.UTC(2026, 9, 1)

/** Fills the table of news up to `size` items, each with the texts of one of the seed and a day of its own. */
export async function growNews(supabase: Supabase, size: number): Promise<void> {
  const patterns = await ask(supabase.from('news').select().order('slug').limit(14))
  let there = await countNews(supabase)
  while (there < size) {
    const many = Math.min(PORTION, size - there)
    const rows = Array.from({ length: many }, (_, index) => {
      const number = there + index
      const { slug, cover, gallery, is_media, content, alt } = patterns[number % patterns.length] ?? never()
      const published_on = new Date(NEWEST - number * DAY).toISOString().slice(0, 10)
      return { slug: `${slug}-${number}`, cover, gallery, is_media, content, alt, published_on }
    })
    await ask(supabase.from('news').insert(rows).select('id'))
    there += many
  }
}

const SECTIONS = ['certificates', 'statements', 'presentations', 'catalogues', 'policies'] as const

/** Fills the table of documents up to `size`, spread over the sections; those that are certificates cover a product. */
export async function growDocuments(supabase: Supabase, size: number): Promise<void> {
  let there = (await supabase.from('documents').select('id', { count: 'exact', head: true })).count ?? 0
  while (there < size) {
    const many = Math.min(PORTION, size - there)
    const rows = Array.from({ length: many }, (_, index) => {
      const number = there + index
      const section = SECTIONS[number % SECTIONS.length] ?? 'policies'
      const isYearly = section === 'statements' || section === 'presentations'
      return {
        ...{ section, folder: section, name: `document-${number}`, position: number },
        ...{ title_en: `Document ${number}`, title_bg: `Документ ${number}` },
        ...{ bytes: 100_000, pages: 4, thumbnail_width: 640, thumbnail_height: 906 },
        year: isYearly ? 1950 + (number % 77) : null,
        products: section === 'certificates' ? ['finstock'] : [],
        number: section === 'certificates' ? `2041 / ${number}` : '',
      }
    })
    await ask(supabase.from('documents').insert(rows).select('id'))
    there += many
  }
}

const COUNTRIES = ['Germany', 'Italy', 'Poland', 'Sweden', 'Spain']

/** Fills the table of people up to `size`; four of five sell, each in a country. */
export async function growPeople(supabase: Supabase, size: number): Promise<void> {
  let there = (await supabase.from('people').select('id', { count: 'exact', head: true })).count ?? 0
  while (there < size) {
    const many = Math.min(PORTION, size - there)
    const rows = Array.from({ length: many }, (_, index) => {
      const number = there + index
      const isOfSales = number % 5 > 0
      return {
        kind: isOfSales ? 'sales-department' : 'supply-chains',
        ...{ name: `person-${number}`, full_name: `Person ${number}`, position: number },
        ...{ job_title: 'Sales Manager', description: 'Foil, strip and sheet for all of the country.' },
        ...{ email: `person-${number}@balkalum.example`, phone: `+359 54 ${100_000 + number}` },
        ...{ tags: ['sales', 'foil', `word-${number}`], languages: ['English'] },
        countries: isOfSales ? [COUNTRIES[number % COUNTRIES.length] ?? 'Germany'] : [],
      }
    })
    await ask(supabase.from('people').insert(rows).select('id'))
    there += many
  }
}

/** Fills the table of dates for investors up to `size`, a day apart, the last one a year from now. */
export async function growEvents(supabase: Supabase, size: number): Promise<void> {
  let there = (await supabase.from('events').select('id', { count: 'exact', head: true })).count ?? 0
  while (there < size) {
    const many = Math.min(PORTION, size - there)
    const rows = Array.from({ length: many }, (_, index) => {
      const number = there + index
      const day = new Date(NEWEST + 365 * DAY - number * DAY).toISOString().slice(0, 10)
      return { name: `event-${number}`, kind: 'other', title_en: `Event ${number}`, title_bg: `Дата ${number}`, day }
    })
    await ask(supabase.from('events').insert(rows).select('id'))
    there += many
  }
}

export async function countNews(supabase: Supabase): Promise<number> {
  const { count } = await supabase.from('news').select('id', { count: 'exact', head: true })
  return count ?? 0
}

function never(): never {
  throw new Error('the seed holds no news')
}
