import type { ReactNode } from 'react'
import type { SiteUrl } from '#content/site-url.ts'
import type { EncodedPicture } from '#pictures/encoded-picture.ts'
import { BrightCover, brightPicture } from './bright-cover.tsx'
import { Cover, coverPicture } from './cover.tsx'
import { BRIGHT_HEIGHTS, COVER_HEIGHTS, coverSizes } from './cover-sizes.ts'
import { DrawingCover } from './drawing-cover.tsx'
import { Picture } from './picture.tsx'
import { SectionLayout } from './section-layout.tsx'
import { Share } from './share.tsx'
import { SideMenu } from './side-menu.tsx'

type HeaderImage =
  | { cover: EncodedPicture }
  /** A picture of the white hall: the title stands above it. */
  | { bright: EncodedPicture }
  /** Instead of a picture, on a header of half the height; `null` where words are enough. */
  | { drawing: ReactNode }

type SectionPageProps = HeaderImage & {
  /** What the section is called, small above the title: `Company Overview`. */
  kind?: string
  /** The name of the page. */
  title: string
  subtitle?: string | undefined
  /** Height of the header. */
  size?: keyof typeof COVER_HEIGHTS
  /** The pages of the section. */
  links: readonly { name: string; url: SiteUrl }[]
  /** What the menu of small screens is called: `Select page`. */
  select: string
  /** The public address of this page, to be shared. */
  address: string
  children: ReactNode
  /** What takes the whole width below the content. */
  below?: ReactNode
}

function Header(props: SectionPageProps) {
  const { kind, title, subtitle, size = 'medium' } = props
  if ('drawing' in props)
    return (
      <DrawingCover kind={kind} title={title}>
        {props.drawing}
      </DrawingCover>
    )
  if ('bright' in props)
    return (
      <BrightCover
        kind={kind}
        title={title}
        isDisplay
        picture={
          <Picture
            picture={props.bright}
            alt=""
            sizes={coverSizes(props.bright, BRIGHT_HEIGHTS)}
            className={brightPicture}
            isHero
          />
        }
      />
    )
  return (
    <Cover
      kind={kind}
      title={title}
      subtitle={subtitle}
      size={size}
      ground={props.cover.colour}
      picture={
        <Picture
          picture={props.cover}
          alt=""
          sizes={coverSizes(props.cover, COVER_HEIGHTS[size])}
          className={coverPicture}
          isHero
        />
      }
    />
  )
}

/** The frame of a page of a section: header, side menu with the share control, content. */
export function SectionPage(props: SectionPageProps) {
  const { links, select, address, children, below } = props
  return (
    <main id="main" tabIndex={-1}>
      <Header {...props} />
      <SectionLayout
        menu={
          <SideMenu links={links} select={select}>
            <Share url={address} />
          </SideMenu>
        }
      >
        {children}
      </SectionLayout>
      {below}
    </main>
  )
}
