import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeptChoice } from './use-kept-choice.ts'

const sizes = ['normal', 'large'] as const

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a choice is kept, and all that show it follow', () => {
  const first = renderHook(() => useKeptChoice('size', sizes))
  const second = renderHook(() => useKeptChoice('size', sizes))
  expect(first.result.current[0]).toBe('normal')
  act(() => first.result.current[1]('large'))
  expect([first.result.current[0], second.result.current[0]]).toEqual(['large', 'large'])
  expect(localStorage.getItem('size')).toBe('large')
})

test('another tab’s choice arrives', () => {
  const { result } = renderHook(() => useKeptChoice('size', sizes))
  localStorage.setItem('size', 'large')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'size' })))
  expect(result.current[0]).toBe('large')
})

test('what is kept and is none of them is the first', () => {
  localStorage.setItem('size', 'gigantic')
  expect(renderHook(() => useKeptChoice('size', sizes)).result.current[0]).toBe('normal')
})

test('a browser that stores nothing keeps it for the page', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { result } = renderHook(() => useKeptChoice('unstorable', sizes))
  act(() => result.current[1]('large'))
  expect(result.current[0]).toBe('large')
  expect(warned).toHaveBeenCalled()
})
