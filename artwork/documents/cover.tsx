import type { ReactNode } from 'react'
import { brand } from 'supabase/brand'
import type { PictureCode } from 'web/content/picture-codes.ts'
import { Mark } from './paper.tsx'

interface CoverProps {
  kind: string
  title: string
  /** Set larger than the title: the year of a report. */
  year?: number
  lead?: string
  picture?: PictureCode
  drawing?: ReactNode
  children?: ReactNode
}

/** The first page of a document: its kind and name set large over a picture or a drawing. */
export function Cover({ kind, title, year, lead, picture, drawing, children }: CoverProps) {
  return (
    <header className={picture ? 'cover cover--picture' : 'cover'}>
      {picture && <img className="cover-picture" src={`/pictures/${picture}.jpg`} alt="" />}
      {drawing && (
        <div className="cover-drawing" aria-hidden="true">
          {drawing}
        </div>
      )}
      <div className="cover-top">
        <Mark />
        <p>{kind}</p>
      </div>
      <div className="cover-title">
        <h1>
          {title} {year && <b>{year}</b>}
        </h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className="cover-foot">
        <p>
          {brand.legalName}, {brand.address.join(', ')}
        </p>
        {children}
      </div>
    </header>
  )
}
