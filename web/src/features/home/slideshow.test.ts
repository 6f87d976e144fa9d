import fc from 'fast-check'
import { cases } from 'supabase/test-cases'
import { expect, test } from 'vitest'
import { SLIDE_MS, slides } from '#content/home.ts'
import { firstSlide, type Hold, hold, pass, progressOf, type Slideshow, STEP_MS, select } from './slideshow.ts'

const COUNT = slides.length

test('the bar fills by 0.5 every 25 ms and is full at 5 s', { tags: ['HOME-04'] }, () => {
  expect(STEP_MS).toBe(25)
  expect(progressOf(pass(firstSlide, 24, COUNT))).toBe(0)
  expect(progressOf(pass(firstSlide, 25, COUNT))).toBe(0.5)
  expect(progressOf(pass(firstSlide, 2500, COUNT))).toBe(50)
  expect(progressOf(pass(firstSlide, 4999, COUNT))).toBe(99.5)
})

test('the slide changes after 5000 ms, and the first follows the last', { tags: ['HOME-03'] }, () => {
  expect(pass(firstSlide, 4999, COUNT).slide).toBe(0)
  expect(pass(firstSlide, 5000, COUNT)).toEqual({ slide: 1, elapsed: 0, holds: [] })
  expect(pass(select(firstSlide, COUNT - 1), 5000, COUNT).slide).toBe(0)
})

test('a chosen slide has its full time', { tags: ['HOME-05'] }, () => {
  const chosen = select(pass(firstSlide, 4000, COUNT), 3)
  expect(chosen).toMatchObject({ slide: 3, elapsed: 0 })
  expect(pass(chosen, 4999, COUNT).slide).toBe(3)
  expect(pass(chosen, 5000, COUNT).slide).toBe(4)
})

/** The same slideshow counted naively, in steps of the bar, with a flag for each reason. */
interface Model {
  slide: number
  steps: number
  held: Record<Hold, boolean>
}

interface Real {
  show: Slideshow
}

function expectSame(model: Model, { show }: Real): void {
  expect(show.slide).toBe(model.slide)
  expect(progressOf(show)).toBe(model.steps / 2)
}

class Pass implements fc.Command<Model, Real> {
  readonly steps: number
  constructor(steps: number) {
    this.steps = steps
  }
  check = () => true
  run(model: Model, real: Real): void {
    const isHeld = Object.values(model.held).some(Boolean)
    for (let step = 0; step < this.steps && !isHeld; step++) {
      model.steps++
      if (model.steps === 200) {
        model.steps = 0
        model.slide = model.slide === COUNT - 1 ? 0 : model.slide + 1
      }
    }
    real.show = pass(real.show, this.steps * (SLIDE_MS / 200), COUNT)
    expectSame(model, real)
  }
  toString = () => `pass(${this.steps} steps)`
}

class Select implements fc.Command<Model, Real> {
  readonly slide: number
  constructor(slide: number) {
    this.slide = slide
  }
  check = () => true
  run(model: Model, real: Real): void {
    model.slide = this.slide
    model.steps = 0
    real.show = select(real.show, this.slide)
    expectSame(model, real)
  }
  toString = () => `select(${this.slide})`
}

class SetHold implements fc.Command<Model, Real> {
  readonly reason: Hold
  readonly isHeld: boolean
  constructor(reason: Hold, isHeld: boolean) {
    this.reason = reason
    this.isHeld = isHeld
  }
  check = () => true
  run(model: Model, real: Real): void {
    model.held[this.reason] = this.isHeld
    real.show = hold(real.show, this.reason, this.isHeld)
    expectSame(model, real)
  }
  toString = () => `hold(${this.reason}, ${this.isHeld})`
}

test('whatever happens to it, it shows what counting the steps gives', {
  tags: ['HOME-03', 'HOME-04', 'HOME-05'],
}, () => {
  const commands = fc.commands(
    [
      fc.nat(1200).map((steps) => new Pass(steps)),
      fc.nat(COUNT - 1).map((slide) => new Select(slide)),
      fc
        .tuple(fc.constantFrom<Hold>('paused', 'hidden', 'calm', 'reading'), fc.boolean())
        .map(([reason, isHeld]) => new SetHold(reason, isHeld)),
    ],
    { maxCommands: 60 },
  )
  fc.assert(
    fc.property(commands, (all) => {
      const held = { paused: false, hidden: false, calm: false, reading: false }
      fc.modelRun(() => ({ model: { slide: 0, steps: 0, held }, real: { show: firstSlide } }), all)
    }),
    cases(1000),
  )
})
