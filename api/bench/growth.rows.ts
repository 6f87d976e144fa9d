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

export async function countNews(supabase: Supabase): Promise<number> {
  const { count } = await supabase.from('news').select('id', { count: 'exact', head: true })
  return count ?? 0
}

function never(): never {
  throw new Error('the seed holds no news')
}
