import { PageAnnouncer } from './page-announcer.tsx'
import { PictureMotion } from './picture-motion.tsx'
import { PrintLine } from './print-line.tsx'

/** What every page has beside what is seen; it is loaded when the visitor does something. */
export function AfterStart({ firstPath }: { firstPath: string }) {
  return (
    <>
      <PageAnnouncer firstPath={firstPath} />
      <PictureMotion />
      <PrintLine />
    </>
  )
}
