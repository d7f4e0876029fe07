import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedWords } from './use-typed-words.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function setUp() {
  const search = vi.fn()
  const hook = renderHook(({ words }) => useTypedWords(words, search), { initialProps: { words: '' } })
  const type = (text: string) => act(() => hook.result.current.setTyped(text))
  return { search, hook, type, wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)) }
}

test('what is typed is searched once, after a quarter of a second of quiet', () => {
  const { search, type, wait } = setUp()
  type('ب')
  wait(200)
  type('با')
  wait(249)
  expect(search).not.toHaveBeenCalled()
  wait(1)
  expect(search).toHaveBeenCalledExactlyOnceWith('با')
})

test('an answer that comes back late does not overtake the typing', () => {
  const { search, hook, type, wait } = setUp()
  type('py')
  wait(250)
  type('pyt')
  hook.rerender({ words: 'py' })
  expect(hook.result.current.typed).toBe('pyt')
  wait(250)
  expect(search).toHaveBeenLastCalledWith('pyt')
})

test('words that come from elsewhere replace the text and are not searched again', () => {
  const { search, hook, type, wait } = setUp()
  type('py')
  wait(250)
  hook.rerender({ words: 'py' })
  hook.rerender({ words: '' })
  expect(hook.result.current.typed).toBe('')
  wait(1000)
  expect(search).toHaveBeenCalledOnce()
})
