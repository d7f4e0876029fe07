import { expect, test } from 'vitest'
import { othersOf } from './presence.ts'

const me = { isMe: true, info: { name: 'سارة' } }
const other = (name: string | null) => ({ isMe: false, info: { name } })

test('alone', () => expect(othersOf([me])).toEqual({ names: [], unnamed: 0 }))
test('those who agreed by name, the rest as a number, never oneself', () =>
  expect(othersOf([other('خالد'), me, other(null), other(null)])).toEqual({ names: ['خالد'], unnamed: 2 }))
test('another person of one’s own name is another person', () =>
  expect(othersOf([me, other('سارة')])).toEqual({ names: ['سارة'], unnamed: 0 }))
test('two of one name are named once and counted', () =>
  expect(othersOf([me, other('خالد'), other('خالد')])).toEqual({ names: ['خالد'], unnamed: 1 }))
test('five are named, the rest counted', () =>
  expect(othersOf([me, ...['أ', 'ب', 'ت', 'ث', 'ج', 'ح', 'خ'].map(other)])).toEqual({
    names: ['أ', 'ب', 'ت', 'ث', 'ج'],
    unnamed: 2,
  }))
