import { describe, expect, test } from 'vitest'
import {
  acknowledged,
  type Answers,
  changed,
  fromPaper,
  isAnswered,
  refreshed,
  rebasedOnStored,
  unsent,
  withPending,
} from './answers.ts'

const at = '2026-11-21T10:00:00.000Z'
const option = (key: string) => ({ option: key })
const paper = fromPaper([
  { id: 1, answer: option('a'), revision: 4 },
  { id: 2, answer: null, revision: 0 },
])
const pending = (question: number, revision: number, key: string) => ({
  user: 1,
  holder: 'a-tab',
  attempt: 7,
  question,
  revision,
  value: option(key),
  madeAt: at,
})

describe('an answer on its way', () => {
  test('a change grows from the service’s revision and is unsent until acknowledged', () => {
    const one = changed(paper, 1, option('b'), at)
    expect(one[1]).toEqual({ value: option('b'), revision: 5, saved: 4, madeAt: at })
    expect(unsent(one)).toEqual([1])
    expect(unsent(acknowledged(one, 1, 5))).toEqual([])
  })

  test('a change made while another is on its way stays unsent', () => {
    const two = changed(changed(paper, 1, option('b'), at), 1, option('c'), at)
    expect(unsent(acknowledged(two, 1, 5))).toEqual([1])
  })

  test('a late acknowledgement never takes back a newer one', () => {
    const two = changed(changed(paper, 1, option('b'), at), 1, option('c'), at)
    expect(unsent(acknowledged(acknowledged(two, 1, 6), 1, 5))).toEqual([])
  })
})

describe('after a reload', () => {
  test('what waited here with a higher revision is taken up again and still unsent', () => {
    const { answers, settled } = withPending(paper, [pending(1, 5, 'b'), pending(2, 1, 'x')])
    expect([answers[1]?.value, answers[2]?.value]).toEqual([option('b'), option('x')])
    expect(unsent(answers)).toEqual([1, 2])
    expect(settled).toEqual([])
  })

  test('what the service has already, or has newer, is forgotten here', () => {
    const old = [pending(1, 4, 'z'), pending(1, 3, 'y'), pending(99, 1, 'q')]
    const { answers, settled, elsewhere } = withPending(paper, old)
    expect(answers).toEqual(paper)
    expect(settled).toEqual(old.slice(0, 2))
    // Of a section that is over: the service decides.
    expect(elsewhere).toEqual(old.slice(2))
  })

  test('a paper loaded again keeps what is unsent here', () => {
    const mine = changed(paper, 1, option('b'), at)
    expect(refreshed(mine, paper)[1]).toMatchObject({ value: option('b'), revision: 5, saved: 4 })
    expect(refreshed(mine, fromPaper([{ id: 1, answer: option('d'), revision: 9 }]))[1]).toMatchObject({
      value: option('d'),
      revision: 9,
      saved: 9,
    })
  })
})

describe('a rejection as stale', () => {
  const stored = { value: option('d'), revision: 9 }
  test('takes the stored value', () => {
    const sent = changed(paper, 1, option('b'), at)
    expect(rebasedOnStored(sent, 1, 5, stored)[1]).toEqual({
      value: option('d'),
      revision: 9,
      saved: 9,
      madeAt: null,
    })
  })
  test('keeps an answer that was changed since, and sends it above the stored revision', () => {
    const sent = changed(changed(paper, 1, option('b'), at), 1, option('c'), at)
    const after = rebasedOnStored(sent, 1, 5, stored)
    expect(after[1]).toMatchObject({ value: option('c'), revision: 10, saved: 9 })
    expect(unsent(after)).toEqual([1])
  })
})

test('whatever arrives in whatever order, a revision never goes down', () => {
  let state: Answers = paper
  let last = 0
  for (let step = 0; step < 200; step += 1) {
    const kind = (step * 7919) % 4
    if (kind === 0) state = changed(state, 1, option(String(step)), at)
    if (kind === 1) state = acknowledged(state, 1, (step * 31) % (last + 1))
    if (kind === 2)
      state = rebasedOnStored(state, 1, state[1]!.revision - 1, {
        value: option('s'),
        revision: state[1]!.saved,
      })
    if (kind === 3) state = withPending(state, [pending(1, (step * 13) % (last + 3), 'p')]).answers
    expect(state[1]!.revision).toBeGreaterThanOrEqual(last)
    last = state[1]!.revision
  }
})

test.each([
  [null, false],
  [{ options: [] }, false],
  [{ text: '  ' }, false],
  [{ text: '٣' }, true],
  [{ truth: false }, true],
  [{ option: 'a' }, true],
])('%j is answered: %s', (value, is) => expect(isAnswered(value)).toBe(is))
