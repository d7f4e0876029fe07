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

/** Made anew each time, as screens do. */
const columns = (): EndlessColumn<Person>[] => [
  {
    id: 'name',
    header: 'الاسم',
    isRowHeader: true,
    cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
    share: 2,
  },
  { id: 'number', header: 'الرقم', cell: ({ id }) => id, isNumeric: true },
  { id: 'department', header: 'القسم', cell: ({ department }) => department },
  { id: 'state', header: 'الحالة', cell: ({ id }) => (id % 7 === 0 ? 'غادر' : 'يعمل') },
  { id: 'percent', header: 'التقدّم', cell: ({ percent }) => percent, isNumeric: true },
]

/** A list of people that was read to its end, but for one page, which a press adds. Another press leaves it, and comes back. */
function People() {
  const [people, setPeople] = useState(() =>
    Array.from({ length: count - pageSize }, (_, at) => personOf(at + 1)),
  )
  const [selected, setSelected] = useState<ReadonlySet<number | string>>(new Set())
  const [isAway, setAway] = useState(false)
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
      <button type="button" id="away" onClick={() => setAway(!isAway)}>
        {isAway ? 'عودة' : 'مغادرة'}
      </button>
      <output data-count={selected.size}>{[...selected].slice(0, 3).join(' ')}</output>
      {!isAway && (
        <EndlessTable
          label="الموظفون"
          columns={columns()}
          rows={people}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          selection={{ selected, onChange: setSelected }}
        />
      )}
    </>
  )
}

void show(() => <People />)
