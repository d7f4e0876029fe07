import { expect, test } from 'vitest'
import { timeLineOf, typedReceipt } from './line.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString()
const event = (minute: number, kind: string, data: Record<string, unknown> = {}) => ({
  at: at(minute),
  kind,
  data,
})

test('the line goes from the first event to the last, with what was lost between', () => {
  const line = timeLineOf([
    event(0, 'started'),
    event(2, 'saved'),
    event(6, 'reconnected', { lost_at: at(4) }),
    event(8, 'submitted'),
  ])
  expect(line).toEqual({
    from: at(0),
    to: at(8),
    marks: [
      { kind: 'started', at: 0 },
      { kind: 'saved', at: 25 },
      { kind: 'reconnected', at: 75 },
      { kind: 'submitted', at: 100 },
    ],
    gaps: [{ at: 50, width: 25 }],
  })
})

test('saves at one place are one mark, one event alone is a line, none is none', () => {
  expect(
    timeLineOf([event(0, 'started'), event(5, 'saved'), event(5, 'saved'), event(9, 'graded')])?.marks,
  ).toHaveLength(3)
  expect(timeLineOf([event(0, 'started')])?.marks).toEqual([{ kind: 'started', at: 0 }])
  expect(timeLineOf([])).toBeNull()
})

test.each([
  ['ABCD-EF01-2345-6789', 'abcdef0123456789'],
  [`  ${'0a'.repeat(32)}\n`, '0a'.repeat(32)],
  ['\u2068ABCD EF01 2345 6789\u2069', 'abcdef0123456789'],
  ['ABCD-EF01', null],
  ['not a receipt', null],
  ['', null],
])('%j is read as %j', (typed, code) => expect(typedReceipt(typed)).toBe(code))
