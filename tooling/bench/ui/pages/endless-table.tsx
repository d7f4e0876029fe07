import '@masar/ui/styles.css'
import { EndlessTable, type EndlessColumn } from '@masar/ui/endless-table'
import { useState } from 'react'
import { show } from './show.tsx'

/** How many rows: `?rows=50000`. */
const count = Number(new URLSearchParams(location.search).get('rows'))
const pageSize = 25

interface Person {
  id: number
  name: string
  department: string
  percent: number
}

const personOf = (id: number): Person => ({
  id,
  name: `نورة العتيبي ${id}`,
  department: `القسم ${id % 400}`,
  percent: id % 101,
})

const columns: EndlessColumn<Person>[] = [
  {
    id: 'name',
    header: 'الاسم',
    isRowHeader: true,
    cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
    share: 2,
  },
  { id: 'department', header: 'القسم', cell: ({ department }) => department },
  { id: 'percent', header: 'التقدّم', cell: ({ percent }) => percent, isNumeric: true },
]

/** A list of people that was read to its end, but for one page, which a press adds. */
function People() {
  const [people, setPeople] = useState(() =>
    Array.from({ length: count - pageSize }, (_, at) => personOf(at + 1)),
  )
  const [selected, setSelected] = useState<ReadonlySet<number | string>>(new Set())
  const readOn = () =>
    setPeople(known => [
      ...known,
      ...Array.from({ length: pageSize }, (_, at) => personOf(known.length + at + 1)),
    ])
  return (
    <>
      <button type="button" id="further" onClick={readOn}>
        المزيد
      </button>
      <output>{[...selected].join(' ')}</output>
      <EndlessTable
        label="الموظفون"
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={{ selected, onChange: setSelected }}
      />
    </>
  )
}

void show(() => <People />)
