import { expect, test } from 'vitest'
import { afterQuiet, defaultSchedule, digestTime, type DeliverySchedule } from './delivery-schedule.ts'

const schedule = (more: Partial<DeliverySchedule>): DeliverySchedule => ({ ...defaultSchedule, ...more })
const night = { quietFrom: 22 * 60, quietUntil: 7 * 60 }

test.each([
  ['before they begin', '2026-11-22T18:59:00Z', night, '2026-11-22T18:59:00.000Z'],
  ['in the evening', '2026-11-22T19:00:00Z', night, '2026-11-23T04:00:00.000Z'],
  ['after midnight', '2026-11-23T01:30:00Z', night, '2026-11-23T04:00:00.000Z'],
  ['at their end', '2026-11-23T04:00:00Z', night, '2026-11-23T04:00:00.000Z'],
  [
    'within one day',
    '2026-11-22T10:15:00Z',
    { quietFrom: 12 * 60, quietUntil: 15 * 60 },
    '2026-11-22T12:00:00.000Z',
  ],
  ['none are chosen', '2026-11-22T10:15:00Z', { quietFrom: 0, quietUntil: 0 }, '2026-11-22T10:15:00.000Z'],
  [
    'in another zone',
    '2026-11-22T04:00:00Z',
    { ...night, timeZone: 'America/New_York' },
    '2026-11-22T12:00:00.000Z',
  ],
  [
    'in a night in which the clocks change',
    '2026-03-08T05:00:00Z',
    { ...night, timeZone: 'America/New_York' },
    '2026-03-08T11:00:00.000Z',
  ],
  [
    'until a minute that the clocks skip',
    '2026-03-08T05:00:00Z',
    { quietFrom: 22 * 60, quietUntil: 150, timeZone: 'America/New_York' },
    '2026-03-08T07:30:00.000Z',
  ],
])('quiet hours, %s', (_, now, chosen, then) =>
  expect(afterQuiet(new Date(now), schedule(chosen)).toISOString()).toBe(then),
)

test.each([
  ['each: at once', '2026-11-22T10:00:00Z', {}, '2026-11-22T10:00:00.000Z'],
  ['each, at night: in the morning', '2026-11-22T20:00:00Z', night, '2026-11-23T04:00:00.000Z'],
  [
    'daily: at eight of the next morning',
    '2026-11-22T10:00:00Z',
    { mailRhythm: 'daily' },
    '2026-11-23T05:00:00.000Z',
  ],
  [
    'daily, before eight: of the same',
    '2026-11-22T04:00:00Z',
    { mailRhythm: 'daily' },
    '2026-11-22T05:00:00.000Z',
  ],
  ['weekly: on Sunday', '2026-11-24T10:00:00Z', { mailRhythm: 'weekly' }, '2026-11-29T05:00:00.000Z'],
  [
    'weekly, on Sunday itself after eight: on the next',
    '2026-11-22T05:00:00Z',
    { mailRhythm: 'weekly' },
    '2026-11-29T05:00:00.000Z',
  ],
  [
    'daily, where eight is quiet: when that ends',
    '2026-11-22T10:00:00Z',
    { mailRhythm: 'daily', quietFrom: 0, quietUntil: 600 },
    '2026-11-23T07:00:00.000Z',
  ],
] as const)('a digest, %s', (_, now, chosen, then) =>
  expect(digestTime(new Date(now), schedule(chosen)).toISOString()).toBe(then),
)
