import { PageAnnouncer } from './page-announcer.tsx'
import { PrintLine } from './print-line.tsx'

/** What every page has beside what is seen first; it is loaded when the page has started. */
export function AfterStart() {
  return (
    <>
      <PageAnnouncer />
      <PrintLine />
    </>
  )
}
