import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { type Head, TableNodes } from './table-nodes.ts'

interface Person {
  id: number
}

const heads: Head[] = [
  { id: 'name', text: 'الاسم', isRowHeader: true, isSortable: true },
  { id: 'size', text: 'الطول', isRowHeader: false, isSortable: false },
]
const people = (count: number): Person[] => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))

function nodesOf(rows: readonly Person[]) {
  const keyOf = vi.fn(({ id }: Person) => id)
  const labelOf = ({ id }: Person) => `موظف ${id}`
  return {
    keyOf,
    nodes: new TableNodes<Person>({ keyOf, labelOf, render: () => createElement('i') }, rows, heads),
  }
}

test('the same rows under the same heads are the same, also where their list was made anew', () => {
  const rows = people(3)
  const { nodes } = nodesOf(rows)
  expect(nodes.withHeads([...rows], structuredClone(heads))).toBe(nodes)
  expect(nodes.withHeads(rows, heads.slice(0, 1))).not.toBe(nodes)
  expect(nodes.withHeads([...rows].reverse(), heads)).not.toBe(nodes)
})

test('a list that has grown asks of its new rows alone, and shares the others', () => {
  const rows = people(50_025)
  const { keyOf, nodes } = nodesOf(rows.slice(0, 50_000))
  const first = nodes.getItem(1)
  keyOf.mockClear()
  const more = nodes.withHeads(rows, heads)
  expect(keyOf).toHaveBeenCalledTimes(25)
  expect(more.getItem(1)).toBe(first)
  expect([more.size, more.getLastKey(), more.getKeyAfter(50_000)]).toEqual([50_025, 50_025, 50_001])
  expect(more.isOfOneGrowth(nodes)).toBe(true)
  // The list before has grown no longer.
  expect([nodes.size, nodes.getItem(50_001), nodes.getKeyAfter(50_000)]).toEqual([50_000, null, null])
})

test('what was drawn of other rows first does not end up among these', () => {
  const rows = people(4)
  const { nodes } = nodesOf(rows.slice(0, 2))
  nodes.withHeads([...rows.slice(0, 2), { id: 9 }], heads)
  const next = nodes.withHeads(rows, heads)
  expect([...next.getKeys()]).toEqual([1, 2, 3, 4])
  expect([next.getItem(9), next.getItem(3)?.index]).toEqual([null, 2])
})

test('keys walk rows, the cells of a row, and heads', () => {
  const { nodes } = nodesOf(people(2))
  const cells = nodes.getChildren(2)
  expect(cells.map(({ parentKey, index, column }) => [parentKey, index, column?.key])).toEqual([
    [2, 0, 'name'],
    [2, 1, 'size'],
  ])
  const [name, size] = cells.map(({ key }) => key) as [string, string]
  expect([nodes.getKeyBefore(name), nodes.getKeyAfter(name), nodes.getKeyAfter(size)]).toEqual([
    null,
    size,
    null,
  ])
  expect([nodes.indexOf(size), nodes.getItem(size)?.parentKey]).toEqual([1, 2])
  expect([nodes.getKeyBefore(1), nodes.getKeyAfter(1), nodes.getKeyAfter(2)]).toEqual([null, 2, null])
  expect([nodes.getKeyAfter('name'), nodes.getKeyAfter('size')]).toEqual(['size', null])
  expect([...nodes.rowHeaderColumnKeys]).toEqual(['name'])
  expect(nodes.getTextValue(2)).toBe('موظف 2')
})
