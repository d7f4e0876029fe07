import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choiceOf, useListSelection } from './list-selection.ts'

interface Shown {
  place: string
  chosen?: string
}

/** A list whose address takes up what is put there. */
function listAt(first: Shown) {
  let address = first
  const { result, rerender } = renderHook(
    ({ place, chosen }: Shown) =>
      useListSelection({
        place,
        chosen,
        loaded: [7, 8, 9],
        total: 40,
        onKeep: next => {
          address = next === undefined ? { place } : { place, chosen: next }
        },
      }),
    { initialProps: first },
  )
  return {
    selection: () => result.current,
    choose: (...ids: number[]) => {
      act(() => result.current.choose(new Set(ids)))
      rerender(address)
    },
    chooseAll: () => {
      act(() => result.current.chooseAll())
      rerender(address)
    },
    go: (next: Shown) => rerender(next),
  }
}

test('a choice ends with the list that it was made in, also where that comes back without it', () => {
  const list = listAt({ place: 'all of them' })
  list.chooseAll()
  expect(list.selection()).toMatchObject({ isAll: true, count: 40 })
  list.go({ place: 'those of one department' })
  expect(list.selection().count).toBe(0)
  list.go({ place: 'all of them' })
  expect(list.selection().count).toBe(0)
})

test('an address with another choice is followed, as by a link or the way back', () => {
  const list = listAt({ place: 'all of them' })
  list.choose(7)
  list.choose(7, 8)
  expect(list.selection().ids).toEqual([7, 8])
  list.go({ place: 'all of them', chosen: '9' })
  expect(list.selection().ids).toEqual([9])
  list.go({ place: 'all of them' })
  expect(list.selection().count).toBe(0)
})

test('more than an address can name stays chosen until the list changes', () => {
  const list = listAt({ place: 'all of them', chosen: '7' })
  const many = Array.from({ length: 150 }, (_, at) => at + 1)
  list.choose(...many)
  expect(list.selection().count).toBe(150)
  list.choose(...many, 151)
  expect(list.selection().count).toBe(151)
  list.go({ place: 'those of one department' })
  expect(list.selection().count).toBe(0)
})

test('a person named twice is selected once', () => {
  expect(choiceOf('7-7-9').ids).toEqual([7, 9])
  expect(choiceOf('all-7-7')).toEqual({ isAll: true, ids: [7] })
})

test('of many that are taken out of all, each is not looked for among all rows', () => {
  const loaded = Array.from({ length: 50_000 }, (_, at) => at + 1)
  const includes = vi.spyOn(loaded, 'includes')
  const { result } = renderHook(() =>
    useListSelection({ place: 'all', chosen: 'all', loaded, total: 60_000, onKeep() {} }),
  )
  const half = loaded.filter(id => id % 2 === 0)
  act(() => result.current.choose(new Set(half)))
  act(() => result.current.choose(new Set(half.slice(1))))
  expect(result.current.count).toBe(60_000 - 25_001)
  expect(includes).not.toHaveBeenCalled()
})
