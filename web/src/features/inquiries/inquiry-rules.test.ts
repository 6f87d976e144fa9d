import fc from 'fast-check'
import { inquiry } from 'supabase/inquiry'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { toldFields, wrongFields } from './inquiry-rules.ts'

const filled = {
  name: 'Erik Lind',
  phone: '+46 8 000 00 00',
  email: 'erik.lind@glasmester.example',
  message: 'Window profiles, 12 tons.',
}

test.for<[Partial<typeof filled> & { category?: string }, string[]]>([
  [{}, []],
  [{ name: '', phone: '', email: '', message: '' }, ['name', 'phone', 'email', 'message']],
  [{ name: '   ', message: '\n \t' }, ['name', 'message']],
  [{ name: 'x'.repeat(50), phone: '1'.repeat(20), message: 'm'.repeat(500) }, []],
  [{ name: 'x'.repeat(51), phone: '1'.repeat(21), message: 'm'.repeat(501) }, ['name', 'phone', 'message']],
  [{ name: ` ${'x'.repeat(50)} ` }, []],
  [{ email: 'erik' }, ['email']],
  [{ email: 'erik@lind' }, ['email']],
  [{ email: ' erik@lind.example ' }, []],
  [{ email: 'ivan@xn--80apmps.xn--90ae' }, []],
  [{ email: '\u202aerik@lind.example\u202c' }, []],
  [{ email: 'erik@lind.example\u200b' }, []],
  [{ name: '\u200b', message: '\u2060' }, ['name', 'message']],
  [{ phone: '0049 (0)711 / 12 34 56-78' }, []],
  [{ phone: '( ) - /' }, ['phone']],
  [{ phone: `1${'-'.repeat(50)}2` }, ['phone']],
  [{ category: '' }, ['category']],
  [{ category: 'events' }, []],
])(
  'with %o wrong are %o',
  { tags: ['INQ-03', 'INQ-04', 'INQ-05', 'INQ-06', 'INQ-07', 'AMB-48'] },
  ([entries, wrong]) => {
    expect(wrongFields({ ...filled, ...entries })).toEqual(wrong)
  },
)

test('what is wrong is said in words, unless the owner has switched them off', { tags: ['AMB-51'] }, () => {
  expect(toldFields(['name', 'email'])).toEqual(['name', 'email'])
  expect(toldFields(['name', 'email'], { areTold: false })).toEqual([])
})

const printable = fc.string({ unit: fc.constantFrom(..."ab .@-+_'é日1\n"), maxLength: 60 })
const address = fc.oneof(printable, fc.emailAddress())

test('the form and the contract agree on every entry', { tags: ['INQ-09'] }, () => {
  fc.assert(
    fc.property(printable, printable, address, printable, (name, phone, email, message) => {
      const entries = { name, phone, email, message }
      const judged = inquiry.safeParse({ kind: 'product', products: ['finstock'], ...entries })
      const refused = new Set(judged.error?.issues.map(({ path }) => path[0]))
      expect(new Set(wrongFields(entries))).toEqual(refused)
    }),
    cases(1000),
  )
})
