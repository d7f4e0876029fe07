import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { options } from '../../testing/exam.ts'
import { makePaper, type PaperQuestion } from './paper.ts'
import { attemptsLeft, deadlineOf, startBlock } from './rules.ts'

const at = (text: string) => new Date(`2026-06-01T${text}:00.000Z`)
const exam = { timeLimitSeconds: 3600, opensAt: null, closesAt: null }

describe('the deadline', () => {
  test.each([
    ['the limit after the start', exam, 0, { at: at('11:00'), reason: 'time_limit' }],
    ['later by the extra time', exam, 600, { at: at('11:10'), reason: 'time_limit' }],
    [
      'the closing time where that comes first',
      { ...exam, closesAt: at('10:30') },
      0,
      { at: at('10:30'), reason: 'closing' },
    ],
    [
      'the limit where that comes first',
      { ...exam, closesAt: at('12:00') },
      0,
      { at: at('11:00'), reason: 'time_limit' },
    ],
    [
      'the closing time whatever the extra time',
      { ...exam, closesAt: at('11:05') },
      600,
      { at: at('11:05'), reason: 'closing' },
    ],
    [
      'the closing time where no limit is set',
      { ...exam, timeLimitSeconds: null, closesAt: at('15:00') },
      0,
      { at: at('15:00'), reason: 'closing' },
    ],
    ['none where neither is set', { ...exam, timeLimitSeconds: null }, 0, null],
  ])('is %s', (_words, given, extra, wanted) => {
    expect(deadlineOf(given, at('10:00'), extra)).toEqual(wanted)
  })
})

describe('a start', () => {
  const facts = {
    ...exam,
    attemptsAllowed: 2,
    extraAttempts: 0,
    attemptDelaySeconds: 600,
    attemptsMade: 1,
    lastEndedAt: at('09:00'),
    isEnrolled: true,
    closing: null,
  }
  test.each([
    ['is allowed', {}, null],
    ['needs an enrolment', { isEnrolled: false }, { by: 'not_enrolled', until: null }],
    ['waits for the opening', { opensAt: at('12:00') }, { by: 'exam_not_open', until: at('12:00') }],
    ['is too late at the closing', { closesAt: at('10:00') }, { by: 'exam_not_open', until: null }],
    [
      'is rejected when the attempts are used up',
      { attemptsMade: 2 },
      { by: 'attempts_used_up', until: null },
    ],
    ['is allowed by an extra attempt', { attemptsMade: 2, extraAttempts: 1 }, null],
    ['is never used up without a limit', { attemptsMade: 99, attemptsAllowed: null }, null],
    [
      'waits for the delay between attempts',
      { lastEndedAt: at('09:55') },
      { by: 'attempt_too_soon', until: at('10:05') },
    ],
  ])('%s', (_words, change, wanted) => {
    expect(startBlock({ ...facts, ...change }, at('10:00'))).toEqual(wanted)
  })
  test('leaves no negative number of attempts', () => {
    expect(attemptsLeft({ attemptsAllowed: 1, extraAttempts: 0, attemptsMade: 3 })).toBe(0)
  })
})

describe('E-09: a paper', () => {
  const question = (id: number, poolId: number | null = null): PaperQuestion => ({
    id,
    version: 3,
    points: 2,
    poolId,
    position: id,
    options: options('a', 'b', 'c', 'd'),
    kind: 'single_choice' as const,
  })
  const bank = [
    ...Array.from({ length: 6 }, (_, n) => question(n + 1)),
    ...Array.from({ length: 10 }, (_, n) => question(n + 100, 7)),
  ]
  const rules = (seed: number) => ({
    seed,
    shuffleQuestions: true,
    shuffleOptions: true,
    pools: [{ id: 7, drawCount: 4, points: 5, position: 50 }],
  })

  test('is the same for the same seed, whole, and drawn to the pool’s number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), seed => {
        const paper = makePaper(bank, rules(seed))
        expect(paper).toEqual(makePaper(bank, rules(seed)))
        expect(paper.map(line => line.position)).toEqual(paper.map((_, index) => index + 1))
        const ids = paper.map(line => line.questionId)
        expect(new Set(ids).size).toBe(10)
        expect(ids.filter(id => id <= 6)).toHaveLength(6)
        expect(paper.filter(line => line.questionId >= 100).map(line => line.points)).toEqual([5, 5, 5, 5])
        for (const line of paper) expect(line.optionOrder.toSorted()).toEqual(['a', 'b', 'c', 'd'])
      }),
      { numRuns: 200 },
    )
  })
  test('puts every question at every place over many seeds', () => {
    const firsts = new Set(
      Array.from(
        { length: 400 },
        (_, seed) => makePaper(bank.slice(0, 6), { ...rules(seed), pools: [] })[0]?.questionId,
      ),
    )
    expect(firsts.size).toBe(6)
  })
  test('keeps its order where nothing is to be shuffled, and true before false always', () => {
    const paper = makePaper([{ ...question(1), kind: 'true_false' }, question(2)], {
      ...rules(9),
      shuffleQuestions: false,
      pools: [],
    })
    expect([paper.map(line => line.questionId), paper[0]?.optionOrder]).toEqual([
      [1, 2],
      ['a', 'b', 'c', 'd'],
    ])
  })
})
