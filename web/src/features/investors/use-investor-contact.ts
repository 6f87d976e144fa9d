import { brand } from 'supabase/brand'
import { useLoadedPeople } from '#components/use-loaded-people.ts'

/** Who answers shareholders: the person with this duty, if there is one, and the telephone and e-mail to use. */
export function useInvestorContact() {
  const person = useLoadedPeople().find(({ duties }) => duties.includes('investors'))
  return { person, phone: person?.phone ?? brand.phone, email: person?.email ?? brand.emails.investors }
}
