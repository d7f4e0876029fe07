import { ApiError } from '@masar/api-sdk'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Note, NoteCalls } from '../api.ts'
import { browserDrafts, type Draft } from './draft-store.ts'
import { NoteSaver } from './note-saver.ts'
import { sendLeftDrafts } from './send-draft.ts'

const note = (part: Partial<Note> = {}): Note => ({
  id: 7,
  lesson_id: 3,
  position_seconds: 83,
  quote: null,
  text: 'أول',
  revision: 1,
  created_at: '2026-11-23T10:00:00.000Z',
  updated_at: '2026-11-23T10:00:00.000Z',
  ...part,
})
const draft = (part: Partial<Draft> = {}): Draft => ({
  key: 'a-key-of-a-note',
  user: 1,
  lesson: 3,
  id: null,
  revision: 0,
  position: 83,
  quote: null,
  text: '',
  ...part,
})
const failure = (status: number, code: string, data?: unknown) =>
  new ApiError(status === 0 ? 'network' : 'answer', status, {
    code,
    message: code,
    ...(data ? { data } : {}),
  } as never)

const create = vi.fn<NoteCalls['create']>()
const change = vi.fn<NoteCalls['change']>()
const calls = { create, change }
const onSaved = vi.fn()
const saverOf = (given: Draft, saved = '') =>
  new NoteSaver(given, saved, { store: browserDrafts, calls, onSaved })
const kept = () => browserDrafts.ofUser(1).map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  create.mockReset().mockImplementation(async (_, { text }) => note({ text }))
  change
    .mockReset()
    .mockImplementation(async (id, { text, revision }) => note({ id, text, revision: revision + 1 }))
  onSaved.mockReset()
})
afterEach(() => vi.useRealTimers())

describe('a note that is written', () => {
  test('is kept at once, sent after a pause, under its key, and then changed by the revision it has', async () => {
    const saver = saverOf(draft())
    saver.write('  ')
    saver.write('أول')
    expect([kept(), saver.state().status]).toEqual([['أول'], 'unsaved'])
    await vi.advanceTimersByTimeAsync(800)
    expect(create.mock.calls).toEqual([[3, { key: 'a-key-of-a-note', text: 'أول', position_seconds: 83 }]])
    expect([kept(), saver.state().status]).toEqual([[], 'saved'])
    saver.write('أول وثانٍ')
    saver.write('')
    await saver.flush()
    expect(change).not.toHaveBeenCalled()
    saver.write('أول وثانٍ')
    await saver.leave()
    expect(change.mock.calls).toEqual([[7, { text: 'أول وثانٍ', revision: 1 }]])
    expect(onSaved.mock.calls.map(([{ text }]) => text)).toEqual(['أول', 'أول وثانٍ'])
  })

  test('meanwhile goes with the next request, one at a time', async () => {
    const saver = saverOf(draft())
    let answer = (_: Note) => {}
    create.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
    saver.write('أ')
    const sending = saver.flush()
    saver.write('أ ب')
    await vi.advanceTimersByTimeAsync(2000)
    expect([create.mock.calls.length, change.mock.calls.length]).toEqual([1, 0])
    answer(note({ text: 'أ' }))
    await sending
    expect(change.mock.calls).toEqual([[7, { text: 'أ ب', revision: 1 }]])
    expect([kept(), saver.state().status]).toEqual([[], 'saved'])
  })

  test('without a connection stays in the browser, and is tried again', async () => {
    create.mockRejectedValueOnce(failure(0, 'network'))
    const saver = saverOf(draft())
    saver.write('بلا اتصال')
    await saver.flush()
    expect([kept(), saver.state().status]).toEqual([['بلا اتصال'], 'away'])
    await vi.advanceTimersByTimeAsync(15_000)
    expect([kept(), saver.state().status]).toEqual([[], 'saved'])
  })

  test('that was made before its answer was lost is written on, unless it was changed elsewhere', async () => {
    create.mockResolvedValueOnce(note({ text: 'نصف' }))
    const saver = saverOf(draft({ text: 'نصفه الآخر' }))
    await saver.flush()
    expect(change.mock.calls).toEqual([[7, { text: 'نصفه الآخر', revision: 1 }]])
    create.mockResolvedValueOnce(note({ text: 'من الهاتف', revision: 2 }))
    const other = saverOf(draft({ text: 'من هنا' }))
    await other.flush()
    expect(other.state()).toMatchObject({ status: 'changed', theirs: { text: 'من الهاتف' } })
  })

  test('whose answer was lost is not mistaken for another tab’s edit', async () => {
    change.mockRejectedValueOnce(failure(0, 'network'))
    const saver = saverOf(draft({ id: 7, revision: 1, text: 'أ' }), 'أ')
    saver.write('أ ب')
    await saver.flush()
    saver.write('أ ب ج')
    change.mockRejectedValueOnce(failure(409, 'note_changed', { note: note({ text: 'أ ب', revision: 2 }) }))
    await saver.flush()
    expect(change.mock.calls.at(-1)).toEqual([7, { text: 'أ ب ج', revision: 2 }])
    expect([kept(), saver.state().status]).toEqual([[], 'saved'])
  })

  test('says where the browser keeps nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const saver = saverOf(draft())
    saver.write('أول')
    expect([kept(), saver.state().isKept, saver.isWritten]).toEqual([[], false, true])
    full.mockRestore()
    warn.mockRestore()
    saver.write('أول وثانٍ')
    expect([kept(), saver.state().isKept]).toEqual([['أول وثانٍ'], true])
  })

  test.each([
    ['mine', 'من هنا', [7, { text: 'من هنا', revision: 5 }]],
    ['theirs', 'من الهاتف', undefined],
  ] as const)('and changed elsewhere waits for its owner, who takes %s', async (whose, text, sent) => {
    change.mockRejectedValueOnce(
      failure(409, 'note_changed', { note: note({ text: 'من الهاتف', revision: 5 }) }),
    )
    const saver = saverOf(draft({ id: 7, revision: 1, text: 'قديم' }), 'قديم')
    saver.write('من هنا')
    await saver.flush()
    saver.write('من هنا')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([change.mock.calls.length, saver.state().status, kept()]).toEqual([1, 'changed', ['من هنا']])
    await saver.choose(whose)
    expect([saver.state().status, saver.state().text, kept()]).toEqual(['saved', text, []])
    expect(change.mock.calls[1]).toEqual(sent)
  })

  test('and deleted elsewhere becomes a new one, if its owner wants', async () => {
    change.mockRejectedValueOnce(failure(404, 'not_found'))
    const saver = saverOf(draft({ id: 7, revision: 1, text: 'قديم' }), 'قديم')
    saver.write('جديد')
    await saver.flush()
    expect([saver.state().status, kept()]).toEqual(['gone', ['جديد']])
    await saver.saveAsNew()
    expect(create.mock.calls[0]?.[1]).toMatchObject({ text: 'جديد' })
    expect(create.mock.calls[0]?.[1].key).not.toBe('a-key-of-a-note')
    expect([saver.state().status, kept()]).toEqual(['saved', []])
  })

  test('and refused says why and stays, until it is written on', async () => {
    create.mockRejectedValueOnce(failure(409, 'notes_full'))
    const saver = saverOf(draft())
    saver.write('أكثر')
    await saver.flush()
    expect(saver.state()).toMatchObject({ status: 'refused', message: 'notes_full' })
    expect(kept()).toEqual(['أكثر'])
  })
})

test('what earlier visits left is sent for its own person; what its owner has to decide stays', async () => {
  browserDrafts.put(draft({ key: '1', text: 'جديد' }))
  browserDrafts.put(draft({ key: '2', id: 7, revision: 1, text: 'تغيّر' }))
  browserDrafts.put(draft({ key: '3', text: 'لغيري', user: 2 }))
  localStorage.setItem('masar-note/1/0', '{not json')
  change.mockRejectedValueOnce(failure(409, 'note_changed', { note: note({ text: 'غيره' }) }))
  expect(await sendLeftDrafts(browserDrafts, 1, calls, onSaved)).toBe(1)
  expect([create.mock.calls.length, change.mock.calls.length, onSaved.mock.calls.length]).toEqual([1, 1, 1])
  expect(kept()).toEqual(['تغيّر'])
  create.mockRejectedValue(failure(0, 'network'))
  browserDrafts.put(draft({ key: '1', text: 'أول' }))
  expect(await sendLeftDrafts(browserDrafts, 1, calls)).toBe(2)
  expect(browserDrafts.ofUser(2).map(({ text }) => text)).toEqual(['لغيري'])
})
