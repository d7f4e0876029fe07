import { describe, expect, test } from 'vitest'
import {
  addSection,
  addToPool,
  makePool,
  moveQuestions,
  ontoStored,
  orderPlaces,
  removeSection,
  setPoints,
  turnBack,
} from './arrange.ts'
import type { ExamStructure } from './api.ts'
import { draftOf, readDraft, totalsOf } from './draft.ts'

const section = (key: string) => ({ key, title: { en: key }, instructions: {}, time_limit_seconds: 600 })
const place = (id: number, section: string | null = null) => ({
  section,
  pool: null,
  questions: [{ id, points: 1 }],
})
const stored = (given: Partial<ExamStructure> = {}): ExamStructure => ({
  exam: { id: 3, title: 'x' },
  course: { id: 2, title: 'y', languages: ['ar', 'en'] },
  state: 'abc',
  sections: [],
  places: [1, 2, 3, 4].map(id => place(id)),
  questions: [],
  running: 0,
  ...given,
})
const ids = (places: { questions: { id: number }[]; section: string | null }[]) =>
  places.map(({ section: of, questions }) => `${of ?? ''}${questions.map(({ id }) => id).join('+')}`)

describe('questions', () => {
  test('several at once go to an end of a section, in their order, and out of pools', () => {
    const draft = draftOf(
      stored({
        sections: [section('a'), section('b')],
        places: [place(1, 'a'), place(2, 'a'), place(3, 'b')],
      }),
    )
    expect(ids(moveQuestions(draft, new Set([1, 2]), 'b', 'start').places)).toEqual(['b1', 'b2', 'b3'])
    const pooled = { ...draft, ...makePool(draft, new Set([1, 2])) }
    expect(ids(pooled.places)).toEqual(['a1+2', 'b3'])
    expect(ids(moveQuestions(pooled, new Set([2]), 'b', 'end').places)).toEqual(['a1', 'b3', 'b2'])
  })

  test('become a pool where the first of them was, join an existing one, and come back', () => {
    const draft = draftOf(stored())
    const pooled = makePool(draft, new Set([2, 4]))
    expect(ids(pooled.places)).toEqual(['1', '2+4', '3'])
    const key = pooled.places[1]?.key ?? ''
    const more = addToPool(pooled, new Set([1, 2]), key)
    expect(ids(more.places)).toEqual(['2+4+1', '3'])
    expect(ids(turnBack(more, key).places)).toEqual(['2', '4', '1', '3'])
  })

  test('are put in order within their section alone', () => {
    const draft = draftOf(
      stored({
        sections: [section('a'), section('b')],
        places: [place(1, 'a'), place(2, 'b'), place(3, 'a')],
      }),
    )
    expect(ids(orderPlaces(draft, ['question-3', 'question-1']).places)).toEqual(['a3', 'b2', 'a1'])
  })
})

test('the first section takes all questions; those of one that is removed go to its neighbour', () => {
  const draft = draftOf(stored({ places: [place(1), place(2)] }))
  const one = addSection(draft)
  expect(one.places.every(({ section: of }) => of === one.key)).toBe(true)
  const two = addSection(one)
  const divided = moveQuestions(two, new Set([2]), two.key, 'end')
  expect(removeSection(divided, two.key)).toMatchObject({
    heir: { key: one.key },
    places: [{ section: one.key }, { section: one.key }],
  })
  expect(removeSection(one, one.key)).toMatchObject({
    heir: null,
    sections: [],
    places: [{ section: null }, {}],
  })
})

test('totals follow what is typed, in any digits; what cannot be read is named', () => {
  const draft = draftOf(stored({ sections: [section('a')], places: [1, 2, 3].map(id => place(id, 'a')) }))
  const pooled = { ...draft, ...makePool(setPoints(draft, new Set([1, 2]), '٢٫٥'), new Set([1, 2])) }
  expect(totalsOf(pooled)).toEqual({ asked: 2, points: 3.5, minutes: 10 })
  const pool = pooled.places[0]
  if (!pool?.pool) throw new Error('There is no pool.')
  pool.pool.draws = '3'
  const { problems } = readDraft({ ...pooled, sections: [{ ...draft.sections[0]!, minutes: '0' }] })
  expect(problems).toEqual({ a: ['minutes'], [pool.key]: ['name', 'draws'] })
})

test('onto what was stored meanwhile: questions that are gone go, new ones stand at the end', () => {
  const draft = { ...draftOf(stored()), ...makePool(draftOf(stored()), new Set([1, 2])) }
  const now = stored({ state: 'def', places: [place(2), place(3), place(4), place(9)] })
  const rebased = ontoStored(draft, now)
  expect(rebased.state).toBe('def')
  expect(ids(rebased.places)).toEqual(['2', '3', '4', '9'])
  expect(rebased.places[0]?.pool).toMatchObject({ id: null })
})
