import { readFileSync } from 'node:fs'
import { geoContains, geoPath } from 'd3-geo'
import { feature, mergeArcs } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, GeometryObject, MultiPolygon as Pieces, Topology } from 'topojson-specification'
import { europeanCountries, mapNames, notClickable } from 'web/content/map-regions.ts'
import { europeProjection, HEIGHT, WIDTH } from './europe-projection.ts'

type Atlas = { countries: GeometryCollection<{ name: string }> }
type World = Topology<Atlas>
type Land = GeometryObject<{ name: string }>
type Drawn = ReturnType<typeof landsOf>[number]

/** Weight below which a point of a border is left out. */
const SIMPLER_THAN = 0.012
const NEIGHBOURS =
  'Russia,Georgia,Armenia,Azerbaijan,Syria,Iraq,Iran,Lebanon,Morocco,Algeria,Tunisia,Libya,Egypt,Israel,Jordan,Kazakhstan,Saudi Arabia,Palestine,Liechtenstein,Andorra,Monaco,San Marino,Turkmenistan,Uzbekistan,Isle of Man'

interface DrawnMap {
  width: number
  height: number
  /** Outlines by name; what one cannot choose is drawn as one. */
  countries: Record<string, string>
  around: string
  /** Where the plant is. */
  plant: [number, number]
}

/** Draws Europe from Natural Earth with the borders the United Nations recognise, Northern Ireland on its own. */
export function drawEurope(): DrawnMap {
  const world = correctBorders(simplify(presimplify(readWorld()), SIMPLER_THAN))
  const draw = geoPath(europeProjection()).digits(1)
  const outlines = new Map<string, string>()
  for (const land of landsOf(world)) {
    const { name } = land.properties
    outlines.set(mapNames[name] ?? name, draw(withoutOverseas(land)) ?? '')
  }
  const outline = (name: string) => {
    const drawn = outlines.get(name)
    if (!drawn) throw new Error(`The map has no ${name}.`)
    return drawn
  }
  const named = [...europeanCountries, 'Northern Ireland'].toSorted()
  return {
    width: WIDTH,
    height: HEIGHT,
    countries: Object.fromEntries(named.map((name) => [name, outline(name)])),
    around: [...notClickable.map(outline), ...NEIGHBOURS.split(',').map((name) => outlines.get(name) ?? '')].join(''),
    plant: europeProjection()([27.011365, 43.283393])?.map((value) => Math.round(value)) as [number, number],
  }
}

function readWorld(): World {
  return JSON.parse(readFileSync(new URL(import.meta.resolve('world-atlas/countries-50m.json')), 'utf8'))
}

function landsOf(world: World) {
  return feature(world, world.objects.countries).features
}

function nameOf(land: Land): string | undefined {
  return (land.properties as { name: string } | undefined)?.name
}

/** Crimea to Ukraine, the north of Cyprus to Cyprus, and Northern Ireland out of the United Kingdom. */
function correctBorders(world: World): World {
  const lands = world.objects.countries.geometries as Land[]
  const land = (name: string) => {
    const found = lands.find((one) => nameOf(one) === name)
    if (!found) throw new Error(`The atlas has no ${name}.`)
    return found
  }
  const crimea = take(world, land('Russia'), [34.1, 45.1])
  Object.assign(land('Ukraine'), mergeArcs(world, [...pieces(land('Ukraine')), crimea]))
  const north = land('N. Cyprus')
  Object.assign(land('Cyprus'), mergeArcs(world, [...pieces(land('Cyprus')), ...pieces(north)]))
  lands.splice(lands.indexOf(north), 1)
  const ulster = take(world, land('United Kingdom'), [-6.7, 54.65])
  lands.push({ ...ulster, properties: { name: 'Northern Ireland' } })
  return world
}

function pieces(land: Land): { type: 'Polygon'; arcs: number[][] }[] {
  const arcs = land.type === 'Polygon' ? [land.arcs] : (land as Pieces).arcs
  return arcs.map((piece) => ({ type: 'Polygon', arcs: piece }))
}

/** Takes the piece at a place (longitude, latitude) out of a land. */
function take(world: World, land: Land, place: [number, number]) {
  const all = pieces(land)
  const [piece, ...others] = all.filter((one) => geoContains(feature(world, one), place))
  if (!piece || others.length > 0) throw new Error(`Not one piece of ${nameOf(land)} is at ${place}.`)
  Object.assign(land, { type: 'MultiPolygon', arcs: all.filter((one) => one !== piece).map(({ arcs }) => arcs) })
  return piece
}

/** France without its islands in other oceans. */
function withoutOverseas(land: Drawn): Drawn {
  const { geometry } = land
  if (geometry.type !== 'MultiPolygon' || land.properties.name === 'Russia') return land
  const coordinates = geometry.coordinates.filter(([[[longitude = 0, latitude = 0] = []] = []]) => {
    return longitude > -26 && longitude < 70 && latitude > 12 && latitude < 72
  })
  return { ...land, geometry: { type: 'MultiPolygon', coordinates } }
}
