import type { EncodedPicture } from '#components/picture.tsx'
import type { timeline } from '#content/timeline.ts'
import { heroCoils } from '#pictures/hero-coils.ts'

const pictures = import.meta.glob<Record<string, EncodedPicture>>('/src/pictures/{timeline,product,hero,market}-*.ts', {
  eager: true,
})

export function timelinePicture(code: (typeof timeline)[number]['picture']): EncodedPicture {
  return Object.values(pictures[`/src/pictures/${code}.ts`] ?? {})[0] ?? heroCoils
}
