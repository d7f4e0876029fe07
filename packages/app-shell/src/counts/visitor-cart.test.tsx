import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToVisitorCart, removeFromVisitorCart } from './change-visitor-cart.ts'
import { useVisitorCart, visitorCart } from './visitor-cart.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const stored = () => JSON.parse(localStorage.getItem('masar-cart') ?? 'null') as unknown

test('courses are kept once each, oldest first, and taken out', () => {
  for (const id of [5, 6, 5]) addToVisitorCart(id)
  expect(visitorCart()).toEqual([6, 5])
  expect(stored()).toEqual({ version: 1, courses: [6, 5] })
  removeFromVisitorCart([6, 9])
  expect(visitorCart()).toEqual([5])
})

test('one that was taken out goes back to its place', () => {
  for (const id of [5, 6, 7]) addToVisitorCart(id)
  removeFromVisitorCart([6])
  addToVisitorCart(6, 1)
  expect(visitorCart()).toEqual([5, 6, 7])
})

test('it holds 100 courses', () => {
  for (let id = 1; id <= 100; id += 1) expect(addToVisitorCart(id)).toBe(true)
  expect(addToVisitorCart(101)).toBe(false)
  expect(addToVisitorCart(7), 'one that is there').toBe(true)
  expect(visitorCart()).toHaveLength(100)
})

test.each([
  ['null', []],
  ['{', []],
  ['[1,2]', []],
  ['{"version":2,"courses":[1]}', []],
  ['{"version":1,"courses":"1"}', []],
  ['{"version":1,"courses":[1,"2",-3,4.5,null,1,8]}', [1, 8]],
  [JSON.stringify({ version: 1, courses: Array.from({ length: 150 }, (_, id) => id + 1) }), { length: 100 }],
])('what others stored is read with care: %s', (text, courses) => {
  localStorage.setItem('masar-cart', text)
  expect(visitorCart()).toMatchObject(courses)
})

test('what another tab does is seen here', () => {
  const { result } = renderHook(() => useVisitorCart())
  expect(result.current).toEqual([])
  act(() => void addToVisitorCart(3))
  expect(result.current).toEqual([3])
  localStorage.setItem('masar-cart', JSON.stringify({ version: 1, courses: [3, 4] }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'another' })))
  expect(result.current).toEqual([3])
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'masar-cart' })))
  expect(result.current).toEqual([3, 4])
})

test('who follows later sees what other tabs did meanwhile', () => {
  renderHook(() => useVisitorCart()).unmount()
  localStorage.setItem('masar-cart', JSON.stringify({ version: 1, courses: [9] }))
  expect(renderHook(() => useVisitorCart()).result.current).toEqual([9])
})

test('a browser that stores nothing keeps it as long as the page', () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const { result } = renderHook(() => useVisitorCart())
  act(() => {
    addToVisitorCart(1)
    addToVisitorCart(2)
  })
  expect(result.current).toEqual([1, 2])
})

test('a prerendered page shows no one’s cart', () => {
  addToVisitorCart(3)
  const Count = () => <b>{useVisitorCart().length}</b>
  expect(renderToString(<Count />)).toBe('<b>0</b>')
})
