import { DOCUMENT_SECTIONS, type DocumentSection } from 'api/contract/documents'
import { certificateFile, certificates } from './certificates.ts'
import { documentFiles } from './document-files.ts'
import {
  catalogues,
  gdprInformation,
  policies,
  presentations,
  type SiteDocument,
  statements,
  sustainabilityReports,
} from './documents.ts'
import { generalMeetings, meetingDocuments, meetingFile } from './general-meetings.ts'
import { isSample } from './owner-documents.ts'

/** A row of `documents` as the migration brings it. */
export interface FirstDocument {
  section: DocumentSection
  name: string
  title_en: string
  title_bg: string
  note_en: string
  year: number | null
  day: string | null
  position: number
  bytes: number
  pages: number
  thumbnail_width: number
  thumbnail_height: number
  is_sample: boolean
}

/** What the panel calls those whose title is no name. */
const BULGARIAN: Record<string, string> = {
  'rolled-products': 'Каталог на валцуваните изделия',
  'extruded-products': 'Каталог на екструдираните изделия',
  'standard-profiles': 'Каталог на стандартните профили',
  'ce-factory-production-control': 'CE, производствен контрол',
  'eu-333-2011': 'Регламент (ЕС) 333/2011',
  'policy-environment': 'Политика за околната среда',
  'policy-sustainability': 'Политика за устойчиво развитие',
  'policy-social-responsibility': 'Политика за социална отговорност',
  'policy-business-conduct': 'Политика за етично поведение в бизнеса',
  'policy-anti-bribery': 'Политика срещу подкупите',
  'policy-complaints': 'Политика за жалбите',
  'policy-suppliers-code': 'Кодекс на доставчиците',
  'policy-health-and-safety': 'Политика за здраве и безопасност при работа',
  agenda: 'Дневен ред',
  'power-of-authority': 'Пълномощно',
  invitation: 'Покана',
  protocol: 'Протокол',
  'gdpr-personal-data-information': 'Информация за личните данни',
}

/** The facts and texts of the specification, as rows: what the migration has to bring. */
export function firstDocuments(read: (key: string, values?: Record<string, unknown>) => string): FirstDocument[] {
  const row = (file: string, position: number, own: Partial<FirstDocument> & { title_en: string }): FirstDocument => {
    const [folder, name = ''] = file.slice('/documents/'.length, -'.pdf'.length).split('/')
    const section = DOCUMENT_SECTIONS.find((known) => known === folder)
    if (!section) throw new Error(`${file} stands in no section`)
    const { bytes = 0, pages = 0, width = 0, height = 0 } = documentFiles[file] ?? {}
    return {
      section,
      name,
      title_bg: BULGARIAN[name] ?? own.title_en,
      note_en: '',
      year: null,
      day: null,
      position,
      bytes,
      pages,
      thumbnail_width: width,
      thumbnail_height: height,
      is_sample: isSample(file),
      ...own,
    }
  }
  const yearly = (documents: readonly SiteDocument[], key: string, bulgarian: string) =>
    documents.map(({ file, year = 0 }, index) =>
      row(file, index + 1, { title_en: read(key, { year }), title_bg: `${bulgarian} ${year}`, year }),
    )
  return [
    ...catalogues.map(({ id, file }, index) => {
      const item = `downloads:catalogues.items.${id}`
      return row(file, index + 1, { title_en: read(`${item}.name`), note_en: read(`${item}.note`) })
    }),
    ...certificates.map(({ id, name, area }, index) =>
      row(certificateFile(id), index + 1, {
        title_en: name,
        note_en: read(`downloads:certificates.areas.${area}`),
      }),
    ),
    ...yearly(presentations, 'downloads:presentations.document', 'Представяне на дружеството'),
    ...yearly(statements, 'investors:financialStatements.document', 'Годишен финансов отчет и доклад'),
    ...yearly(sustainabilityReports, 'sustainability:sustainabilityReports.document', 'Доклад за устойчиво развитие'),
    ...policies.map(({ id, file }, index) => row(file, index + 1, { title_en: read(`sustainability:policies.${id}`) })),
    ...generalMeetings.flatMap((day) =>
      meetingDocuments.map((kind, index) =>
        row(meetingFile(day, kind), index + 1, {
          title_en: read(`investors:generalMeetings.documents.${kind}`),
          title_bg: BULGARIAN[kind] ?? kind,
          year: Number(day.slice(0, 4)),
          day,
        }),
      ),
    ),
    row(gdprInformation.file, 1, { title_en: read('legal:personalData.pdf') }),
  ]
}
