import type { ReactNode } from 'react'
import { Row } from '#ui/layout.tsx'
import { Text } from '#ui/text.tsx'
import { ShareBand } from './share-band.tsx'
import styles from './tool-page.module.css'
import { ToolsMenu } from './tools-menu.tsx'

interface ToolFrameProps {
  /** The public address of the page, to be shared. */
  address: string
  children: ReactNode
}

/** A page that answers a buyer: the other tools above it, the share control at its end. */
export function ToolPage({ address, children }: ToolFrameProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <ToolsMenu />
      {children}
      <ShareBand url={address} />
    </main>
  )
}

interface ToolHeadProps {
  title: string
  lead?: string
  /** What changes how the page answers, at the end of the line. */
  children?: ReactNode
}

/** The title of a page that answers a buyer, and beside it what changes the answer; controls are not printed. */
export function ToolHead({ title, lead, children }: ToolHeadProps) {
  return (
    <Row between align="end" className={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead && <Text tone="muted">{lead}</Text>}
      </div>
      {children}
    </Row>
  )
}

/** The place of what a tool shows: the width of the page, the room above and below. */
export const toolContent = `${styles.content} wrap`
