import { offers } from '#content/offers.ts'

/** Alloys of the tables, without `EN AW-`, in their order. */
export const listedAlloys: readonly string[] = [
  ...new Set(offers.flatMap(({ alloys: { value } }) => (value.kind === 'list' ? value.values.map(String) : []))),
]
  .map((alloy) => alloy.replace('EN AW-', ''))
  .toSorted()

/** Tempers of the tables, in their order. */
export const listedTempers: readonly string[] = [
  ...new Set(offers.flatMap(({ tempers: { value } }) => (value.kind === 'list' ? value.values.map(String) : []))),
].toSorted()

/**
 * Alloys of EN 573-3 that buyers ask for besides those of the tables: four digits that are none of these are a size.
 */
const OTHER_ALLOYS = [
  '1050 1060 1070 1070A 1080A 1085 1090 1100 1145 1235 1350 2007 2011 2014 2017A 2024 2030 3004 3005 3103 3104',
  '4006 4007 4015 4032 4045 4343 5010 5019 5050 5051A 5052 5056 5083 5086 5154 5182 5251 5383 5454 5456 5657 5754',
  '6005A 6012 6016 6026 6061 6064A 6101 6101B 6106 6110A 6262 6351 6463 7003 7005 7020 7021 7022 7050 7072 7075',
  '8008 8011 8014 8021 8021B 8111',
].flatMap((series) => series.split(' '))
export const knownAlloys: ReadonlySet<string> = new Set([...listedAlloys, ...OTHER_ALLOYS])

/** The chemical symbols that EN 573-3 gives alloys, and older ones that drawings still have, in small letters. */
export const symbolsOfAlloys: Readonly<Record<string, string>> = {
  'al99.5': '1050A',
  'al99.0': '1200',
  almn1cu: '3003',
  almn1: '3103',
  'almn0.5mg0.5': '3105',
  'almg1(b)': '5005',
  almg1: '5005',
  'almg2mn0.8': '5049',
  'almg2.5': '5052',
  almg3: '5754',
  'almg4.5mn0.7': '5083',
  'almg4.5mn': '5083',
  alsimg: '6005',
  almgsi: '6060',
  'almgsi0.5': '6060',
  'almg0.7si': '6063',
  alsi1mgmn: '6082',
  almgsi1: '6082',
  'alfe1.5mn': '8006',
  alfesi: '8011A',
  alfe1si: '8079',
}
