import type { DocumentList, SiteDocument } from 'api/contract/documents'
import type { PeopleKind, PeopleList, SitePerson } from 'api/contract/people'
import type { ToolSource } from 'api/contract/product-tools'

/** The people of a list that are on the site; none while they cannot be read, as on pages with a content of their own. */
export async function readPeopleList({ answerApi }: ToolSource, kind: PeopleKind): Promise<readonly SitePerson[]> {
  const answer = await answerApi(`/api/people/${kind}`)
  return answer.ok ? ((await answer.json()) as PeopleList).people : []
}

/** The certificates that are on the site; `undefined` while they cannot be read. */
export async function readCertificates({ answerApi }: ToolSource): Promise<readonly SiteDocument[] | undefined> {
  const answer = await answerApi('/api/documents/certificates')
  return answer.ok ? ((await answer.json()) as DocumentList).documents : undefined
}
