import type { ReactNode } from 'react'
import { brand } from 'supabase/brand'

/** A document to be printed; `file` is its address on the site. */
export interface PaperDocument {
  file: string
  /** Its name in the metadata, which a reader shows in the title bar. */
  title: string
  /** Left out where the file stands for one that only the owner has (AMB-10). */
  isReal?: true
  body: ReactNode
}

/** A whole page of HTML for the printer. */
export function Paper({ title, isReal, body }: PaperDocument) {
  const imprint = isReal ? brand.legalName : `${brand.legalName}, sample document`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} | ${brand.name}`}</title>
        <meta name="author" content={brand.legalName} />
        <link rel="stylesheet" href="/styles/tokens.css" />
        <link rel="stylesheet" href="/paper.css" />
        <style>{`@page { @bottom-left { content: "${imprint}"; } }`}</style>
      </head>
      <body>{body}</body>
    </html>
  )
}

/** The mark and the name, as in the header of the site. */
export function Mark() {
  return (
    <p className="mark">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M3 1h20.5L31 8.5v5L27.5 17l3.5 3.5v5L23.5 33H3ZM8.5 6.5v7.75h13.3L25.5 11 21 6.5ZM8.5 19.75v7.75H21l4.5-4.5-3.7-3.25Z"
        />
      </svg>
      {brand.name}
    </p>
  )
}

/** Says that the file stands for one that the owner has (AMB-10). */
export function Sample({ of }: { of: string }) {
  return (
    <p className="sample">
      <b>Sample</b> This file stands for {of}
    </p>
  )
}

interface PartProps {
  heading: string
  /** Begins a page of its own. */
  onNewPage?: boolean
  children: ReactNode
}

/** A headed part of a document; its heading is in the outline. */
export function Part({ heading, onNewPage = false, children }: PartProps) {
  return (
    <section className={onNewPage ? 'part part--page' : 'part'}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** Paragraphs, one for each text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

/** Rows of a name and its value. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <table className="facts">
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Numbers set large, each with what it counts. */
export function Figures({ figures }: { figures: readonly (readonly [value: string, label: string])[] }) {
  return (
    <ul className={`figures figures--${figures.length}`}>
      {figures.map(([value, label]) => (
        <li key={label}>
          <b>{value}</b> {label}
        </li>
      ))}
    </ul>
  )
}

/** How to reach the company. */
export function Address({ email = brand.emails.office }: { email?: string }) {
  return (
    <address>
      <b>{brand.legalName}</b>
      <br />
      {brand.address.join(', ')}
      <br />
      {brand.phone}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={brand.siteUrl}>{brand.siteUrl.replace('https://', '')}</a>
    </address>
  )
}
