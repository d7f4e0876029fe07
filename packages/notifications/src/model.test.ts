import { expect, test } from 'vitest'
import { groupsOf, type NotificationItem } from './model.ts'

const item = (seq: number, day: string, isRead = true): NotificationItem => ({
  id: seq,
  seq,
  kind: 'enrolled',
  title: String(seq),
  text: null,
  link: null,
  is_read: isRead,
  created_at: `${day}T10:00:00Z`,
})
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

test('unread ones come first in one group, whatever their day; then days, the newest first', () =>
  expect(
    groupsOf(
      [item(2, '2026-11-19', false), item(5, '2026-11-21'), item(3, '2026-11-20'), item(4, '2026-11-21')],
      dayOf,
    ).map(({ key, items }) => [key, items.map(({ seq }) => seq)]),
  ).toEqual([
    ['unread', [2]],
    ['2026-11-21', [5, 4]],
    ['2026-11-20', [3]],
  ]))

test('nothing has no groups', () => expect(groupsOf([])).toEqual([]))
