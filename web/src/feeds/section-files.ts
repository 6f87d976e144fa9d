import { drawings } from '#content/picture-codes.ts'
import { sectionOutlines } from '#content/sections/outline.ts'
import { type SectionFormat, sectionFilePath, sectionFormats } from '#content/sections/section-files.ts'
import { readBundledTranslations } from '#i18n/bundled-translations.ts'
import { createLoadTranslations } from '#i18n/load-translations.ts'
import { createI18n } from '#i18n/translations.ts'
import { sectionDxf } from './section-dxf.ts'
import { sectionStep } from './section-step.ts'

const TYPES: Readonly<Record<SectionFormat, string>> = { dxf: 'image/vnd.dxf', step: 'model/step' }

interface SectionFile {
  type: string
  /** @param site the public origin */
  write: (site: string) => Promise<string>
}

/** The outline and the solid of each drawn section, by their paths. Each says that it is an example. */
export const sectionFiles: ReadonlyMap<string, SectionFile> = new Map(
  drawings.flatMap((code) =>
    sectionFormats.map((format) => [
      sectionFilePath(code, format),
      {
        type: TYPES[format],
        write: async (site) => {
          const i18n = createI18n()
          await createLoadTranslations(i18n, readBundledTranslations)(['products'])
          const name = i18n.t(`products:sections.names.${code}`).replaceAll('\u00a0', ' ')
          const note = i18n.t('products:sections.fileNote', { name, to: site })
          const outline = sectionOutlines[code]
          return format === 'dxf' ? sectionDxf(outline, note) : sectionStep(outline, { id: code, name, note })
        },
      },
    ]),
  ),
)
