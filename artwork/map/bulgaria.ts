import { readFileSync } from 'node:fs'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Atlas = { countries: GeometryCollection<{ name: string }> }

const WIDTH = 1200
const HEIGHT = 760
const SIMPLER_THAN = 0.0006
const NEIGHBOURS =
  'Romania,Serbia,Macedonia,Greece,Turkey,Kosovo,Albania,Montenegro,Bosnia and Herz.,Croatia,Hungary,Moldova,Ukraine,Italy,Slovenia,Slovakia'.split(
    ',',
  )

/** Longitude and latitude. */
const places: Record<string, [number, number]> = {
  Shumen: [27.011365, 43.283393],
  Sofia: [23.32, 42.7],
  Plovdiv: [24.75, 42.14],
  Varna: [27.91, 43.21],
  Burgas: [27.47, 42.5],
  Ruse: [25.97, 43.85],
  'Veliko Tarnovo': [25.63, 43.08],
  Pleven: [24.61, 43.42],
}
const bends: Record<string, [number, number]> = {
  Botevgrad: [23.79, 42.91],
  Yablanitsa: [24.1, 43.03],
  Lovech: [24.7, 43.11],
  Sevlievo: [25.1, 43.03],
  Targovishte: [26.57, 43.25],
  Devnya: [27.57, 43.22],
  Razgrad: [26.52, 43.53],
  Aytos: [27.25, 42.7],
  'Stara Zagora': [25.62, 42.43],
  Dobrich: [27.83, 43.57],
}
const hemus = 'Sofia,Botevgrad,Yablanitsa,Lovech,Sevlievo,Veliko Tarnovo,Targovishte,Shumen,Devnya,Varna'
const roads = ['Ruse,Razgrad,Shumen,Aytos,Burgas', 'Sofia,Plovdiv,Stara Zagora,Burgas', 'Varna,Burgas', 'Dobrich,Varna']

/** Draws Bulgaria with its neighbours, the motorway past the plant and the towns one knows. */
export function drawBulgaria() {
  const file = new URL(import.meta.resolve('world-atlas/countries-10m.json'))
  const atlas: Topology<Atlas> = JSON.parse(readFileSync(file, 'utf8'))
  const world = simplify(presimplify(atlas), SIMPLER_THAN)
  const lands = feature(world, world.objects.countries).features
  const bulgaria = lands.find(({ properties }) => properties.name === 'Bulgaria')
  if (!bulgaria) throw new Error('The atlas has no Bulgaria.')
  const projection = geoMercator()
    .fitExtent(
      [
        [70, 60],
        [WIDTH - 90, HEIGHT - 60],
      ],
      bulgaria,
    )
    .clipExtent([
      [-900, -400],
      [WIDTH + 500, HEIGHT + 400],
    ])
  const draw = geoPath(projection).digits(1)
  const at = (name: string) => {
    const place = places[name] ?? bends[name]
    return (place && projection(place))?.map((value) => Math.round(value)).join(' ') ?? ''
  }
  const road = (towns: string) => `M${towns.split(',').map(at).join('L')}`
  return {
    country: draw(bulgaria) ?? '',
    neighbours: lands
      .filter(({ properties }) => NEIGHBOURS.includes(properties.name))
      .map((land) => draw(land) ?? '')
      .join(''),
    hemus: road(hemus),
    roads: roads.map(road).join(''),
    towns: Object.fromEntries(
      Object.keys(places).map((name) => [name, at(name).split(' ').map(Number) as [number, number]]),
    ),
  }
}
