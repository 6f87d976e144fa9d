import type { Language } from 'api/contract/languages'
import type { WholeVersion } from 'api/contract/news-versions'
import { wordsOf } from 'api/contract/text-blocks'
import { type BlockDifference, type Run, textDifference, wordDifference } from 'api/contract/text-difference'
import { type PictureDifference, pictureDifference } from './picture-difference.ts'
import type { ShownPicture } from './pictures-view.tsx'
import { blocksOf } from './rich-text-blocks.ts'

/** What a reader of one language finds changed. */
export interface VersionDifference {
  title: Run[]
  cover: ShownPicture[]
  contentOne: BlockDifference[]
  gallery: ShownPicture[]
  contentTwo: BlockDifference[]
}

export function versionDifference(before: WholeVersion, after: WholeVersion, language: Language): VersionDifference {
  const [was, is] = [before.content[language], after.content[language]]
  const withAlt = (picture: PictureDifference): ShownPicture => ({
    ...picture,
    alt: wordDifference(
      wordsOf(before.alt[picture.file]?.[language] ?? ''),
      wordsOf(after.alt[picture.file]?.[language] ?? ''),
    ),
    caption: wordDifference(
      wordsOf(before.pictures?.[picture.file]?.caption?.[language] ?? ''),
      wordsOf(after.pictures?.[picture.file]?.caption?.[language] ?? ''),
    ),
  })
  const coverOf = ({ cover }: WholeVersion) => (cover === '' ? [] : [cover])
  return {
    title: wordDifference(wordsOf(was.title), wordsOf(is.title)),
    cover: pictureDifference(coverOf(before), coverOf(after)).map(withAlt),
    contentOne: textDifference(blocksOf(was.contentOne), blocksOf(is.contentOne)),
    gallery: pictureDifference(before.gallery, after.gallery).map(withAlt),
    contentTwo: textDifference(blocksOf(was.contentTwo), blocksOf(is.contentTwo)),
  }
}

/** How many stretches of the title and the texts have changed. */
export function countChanges({ title, contentOne, contentTwo }: VersionDifference): number {
  const runs = [title, ...[...contentOne, ...contentTwo].flatMap(({ cells }) => cells)]
  return runs.reduce((sum, cell) => sum + changesIn(cell), 0)
}

/** What is replaced is one change. */
function changesIn(runs: readonly Run[]): number {
  return runs.filter(({ change }, at) => change !== 'same' && (at === 0 || runs[at - 1]?.change === 'same')).length
}
