import { clearSession, refreshSession, switchLanguage } from '@masar/app-shell'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTyped } from './use-typed.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('what is carried to a visitor comes late, and stays when more is typed', () => {
  clearSession(document)
  refreshSession()
  vi.stubGlobal('location', {
    protocol: 'https:',
    pathname: '/contact',
    search: '',
    hash: '',
    assign: vi.fn(),
  })
  const form = () =>
    renderHook(() => useTyped({ name: '', email: '' }, undefined, { name: 'form', secrets: [] }))
  const { result, unmount } = form()
  act(() => result.current.change({ name: 'سارة' }))
  expect(result.current.version).toBe(0)
  switchLanguage()
  unmount()
  const second = form().result
  expect(second.current.latest()).toEqual({ name: 'سارة', email: '' })
  expect(second.current.version, 'fields that keep their own text are filled').toBe(1)
  act(() => second.current.change({ email: 's' }))
  expect(second.current.typed).toEqual({ name: 'سارة', email: 's' })
  expect(second.current.version).toBe(1)
})
