// @vitest-environment node
import { expect, test } from 'vitest'
import { orderOf } from '../testing/data.ts'
import { checkoutSearch, declineOf, pauseAfter } from './model.ts'

test.each([
  [{ order: 'AAAAAAAAAAAAAAAAAAAAA_' }, { order: 'AAAAAAAAAAAAAAAAAAAAA_' }],
  [{ order: '12' }, {}],
  [{ order: ['AAAAAAAAAAAAAAAAAAAAAA'] }, {}],
  [{ company: '' }, {}],
  [{ licence: 7 }, { licence: 7 }],
  [{ licence: '7', order: 'AAAAAAAAAAAAAAAAAAAAA_' }, { order: 'AAAAAAAAAAAAAAAAAAAAA_' }],
  [{ licence: 'x' }, {}],
])('%j is read as %j', (search, read) => expect(checkoutSearch(search)).toEqual(read))

test.each([
  [null, null],
  ['card_declined', 'card_declined'],
  ['insufficient_funds', 'insufficient_funds'],
  ['authentication_failed', 'authentication_failed'],
  ['do_not_honor', 'other'],
])('a provider’s %s is shown as %s', (failure, reason) =>
  expect(declineOf(orderOf({ failure }))).toBe(reason),
)

test('the pauses grow, up to half a minute', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 20].map(pauseAfter)
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses)
  expect([pauses[0], pauses.at(-1)]).toEqual([2_000, 30_000])
})
