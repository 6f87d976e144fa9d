import type { ImageObject } from 'schema-dts'
import { brand } from 'supabase/brand'
import { pressCodes, pressFile } from '#content/press.ts'
import { pressFiles } from '#pictures/press-files.ts'
import type { RouterContext } from '#router-context.ts'

/** The pictures for the press, with caption, credit and size, for visitors who search for pictures. */
export function pressImages({ site, i18n }: Pick<RouterContext, 'site' | 'i18n'>): ImageObject[] {
  return pressCodes.map((code) => {
    const [width, height] = pressFiles[code]
    return {
      '@type': 'ImageObject',
      contentUrl: site + pressFile(`${code}.jpg`),
      caption: i18n.t(`downloads:press.captions.${code}`),
      creditText: brand.name,
      encodingFormat: 'image/jpeg',
      width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: height, unitCode: 'E37' },
    }
  })
}
