import { brand } from 'supabase/brand'
import { signedArea } from '#content/sections/measure.ts'
import { type Outline, type Ring, type Segment, segmentsOf } from '#content/sections/outline.ts'

/** Length of the solid, in mm. */
export const STEP_LENGTH = 1000
/** When the outlines were drawn: a file is the same however often it is made. */
const DRAWN_ON = '2026-11-23T00:00:00'

type Point = readonly [x: number, y: number, z: number]
/** A reference to an entity: `#12`. */
type Entity = `#${number}`

interface Names {
  /** Of the file, without an ending. */
  id: string
  name: string
  /** What the file says of itself. */
  note: string
}

/**
 * One metre of a section as STEP AP214 (ISO 10303-21) in millimetres: a solid of planes and cylinders for each profile and
 * each bar between two. Written by hand, because the kernels that could are tens of megabytes, and a prism needs none.
 */
export function sectionStep(outline: Outline, { id, name, note }: Names): string {
  const file = stepFile()
  const { add } = file
  const solids = [
    ...profilesOf(outline.metal).map((rings) => file.prism('aluminium', rings)),
    ...(outline.polyamide ?? []).map((ring) => file.prism('polyamide', [ring])),
  ]
  const application = add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')")
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`)
  const product = add(
    `PRODUCT(${text(id)},${text(name)},${text(note)},(${add(`PRODUCT_CONTEXT('',${application},'mechanical')`)}))`,
  )
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`)
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)
  const stage = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`)
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},${stage})`)
  const shape = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)
  const origin = file.placement([0, 0, 0], [0, 0, 1], [1, 0, 0])
  const representation = add(
    `ADVANCED_BREP_SHAPE_REPRESENTATION(${text(name)},(${[origin, ...solids].join()}),${file.units()})`,
  )
  add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${representation})`)
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${text(note)}),'2;1');`,
    `FILE_NAME(${text(`${id}.step`)},'${DRAWN_ON}',(''),(${text(brand.legalName)}),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    ...file.entities,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n')
}

/** Each outside with the holes that follow it. */
function profilesOf(rings: readonly Ring[]): Ring[][] {
  const profiles: Ring[][] = []
  for (const ring of rings) {
    if (signedArea(ring) > 0) profiles.push([ring])
    else profiles.at(-1)?.push(ring)
  }
  return profiles
}

/** A number as STEP has it, with a point: `40.`. */
function real(value: number): string {
  const digits = value.toFixed(9).replace(/0{1,9}$/, '')
  return digits === '-0.' ? '0.' : digits
}

/** A string; letters beyond ASCII as ISO 10303-21 writes them. */
function text(value: string): string {
  const plain = value.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${plain.replace(/[^\x20-\x7e]/g, (letter) => `\\X2\\${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}\\X0\\`)}'`
}

/** The entities of a file, and what adds those of a prism. */
function stepFile() {
  const entities: string[] = []
  const add = (entity: string): Entity => {
    const reference = `#${entities.length + 1}` as const
    entities.push(`${reference}=${entity};`)
    return reference
  }
  const numbers = (values: readonly number[]) => values.map(real).join()
  const point = (at: Point) => add(`CARTESIAN_POINT('',(${numbers(at)}))`)
  const direction = (to: Point) => add(`DIRECTION('',(${numbers(to)}))`)
  const placement = (at: Point, axis: Point, first: Point) =>
    add(`AXIS2_PLACEMENT_3D('',${point(at)},${direction(axis)},${direction(first)})`)
  const vertex = (at: Point) => add(`VERTEX_POINT('',${point(at)})`)
  const way = (edge: Entity, isForward: boolean) => add(`ORIENTED_EDGE('',*,*,${edge},${isForward ? '.T.' : '.F.'})`)
  const line = (at: Point, to: Point) => add(`LINE('',${point(at)},${add(`VECTOR('',${direction(to)},1.)`)})`)
  const edge = (from: Entity, to: Entity, curve: Entity) => add(`EDGE_CURVE('',${from},${to},${curve},.T.)`)
  const loop = (ways: readonly Entity[]) => add(`EDGE_LOOP('',(${ways.join()}))`)
  const face = (loops: readonly Entity[], surface: Entity, sense = true) => {
    const bounds = loops.map((one, index) => add(`FACE_${index === 0 ? 'OUTER_' : ''}BOUND('',${one},.T.)`))
    return add(`ADVANCED_FACE('',(${bounds.join()}),${surface},${sense ? '.T.' : '.F.'})`)
  }

  /** The curve of a segment at a height. */
  function curveAt({ from, to, arc }: Segment, z: number): Entity {
    if (!arc) return line([...from, z], along(from, to))
    const axis: Point = [0, 0, arc.sweep > 0 ? 1 : -1]
    return add(`CIRCLE('',${placement([...arc.centre, z], axis, [1, 0, 0])},${real(arc.radius)})`)
  }

  /** The side below a segment. Metal is on its left, so the plane looks to the right, and a cylinder away from its axis. */
  function side({ from, to, arc }: Segment): { surface: Entity; sense: boolean } {
    if (arc) {
      const axis = placement([...arc.centre, 0], [0, 0, 1], [1, 0, 0])
      return { surface: add(`CYLINDRICAL_SURFACE('',${axis},${real(arc.radius)})`), sense: arc.sweep > 0 }
    }
    const [x, y] = along(from, to)
    return { surface: add(`PLANE('',${placement([...from, 0], [y, -x, 0], [x, y, 0])})`), sense: true }
  }

  function prism(name: string, rings: readonly Ring[]): Entity {
    const faces: Entity[] = []
    const ends: { bottom: Entity; top: Entity }[] = []
    for (const ring of rings) {
      const segments = segmentsOf(ring)
      const low = segments.map(({ from }) => vertex([...from, 0]))
      const high = segments.map(({ from }) => vertex([...from, STEP_LENGTH]))
      const next = (all: readonly Entity[], index: number) => all[(index + 1) % all.length] as Entity
      const level = (vertices: readonly Entity[], z: number) =>
        segments.map((segment, index) => edge(vertices[index] as Entity, next(vertices, index), curveAt(segment, z)))
      const [bottom, top] = [level(low, 0), level(high, STEP_LENGTH)]
      const upright = segments.map(({ from }, index) =>
        edge(low[index] as Entity, high[index] as Entity, line([...from, 0], [0, 0, 1])),
      )
      for (const [index, segment] of segments.entries()) {
        const { surface, sense } = side(segment)
        const around = loop([
          way(bottom[index] as Entity, true),
          way(next(upright, index), true),
          way(top[index] as Entity, false),
          way(upright[index] as Entity, false),
        ])
        faces.push(face([around], surface, sense))
      }
      ends.push({
        bottom: loop(bottom.toReversed().map((one) => way(one, false))),
        top: loop(top.map((one) => way(one, true))),
      })
    }
    const flat = (z: number, up: number) => add(`PLANE('',${placement([0, 0, z], [0, 0, up], [1, 0, 0])})`)
    faces.push(
      face(
        ends.map(({ bottom }) => bottom),
        flat(0, -1),
      ),
    )
    faces.push(
      face(
        ends.map(({ top }) => top),
        flat(STEP_LENGTH, 1),
      ),
    )
    return add(`MANIFOLD_SOLID_BREP('${name}',${add(`CLOSED_SHELL('',(${faces.join()}))`)})`)
  }

  /** Millimetres, radians, and how exact they are. */
  function units(): Entity {
    const mm = add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
    const radian = add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
    const steradian = add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())')
    const exactness = add(
      `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-05),${mm},'distance_accuracy_value','confusion accuracy')`,
    )
    return add(
      `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${exactness}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${mm},${radian},${steradian}))REPRESENTATION_CONTEXT('',''))`,
    )
  }

  return { entities, add, placement, prism, units }
}

/** The direction from one point to another, of length 1. */
function along(from: Segment['from'], to: Segment['to']): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y)
  return [x / length, y / length, 0]
}
