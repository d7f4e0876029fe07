import { useMemo, useState } from 'react'
import { SortableList } from '../sortable-list/sortable-list.tsx'
import { Table } from '../table/table.tsx'
import { Heading } from '../text/text.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import styles from './gallery.module.css'
import type { Samples } from './samples.ts'

/** What is put in order, and what happened in order. */
function Ordered({ words }: { words: Samples }) {
  const [keys, setKeys] = useState(() => words.courses.map((_, index) => `${index}`))
  const items = useMemo(() => keys.map(key => ({ key, name: words.courses[Number(key)]! })), [keys, words])
  return (
    <div className={styles.columns}>
      <SortableList label={words.order} items={items} itemKey={item => item.key} itemLabel={item => item.name} renderItem={item => <bdi>{item.name}</bdi>} onReorder={setKeys} />
      <Timeline steps={words.steps.map((title, index) => ({ id: title, title, state: (['done', 'current', 'ahead'] as const)[index]! }))} />
    </div>
  )
}

/** A table, sortable; a list, sortable by hand; a path through time. */
export function Data({ words }: { words: Samples }) {
  const [sort, setSort] = useState({ column: 'name', direction: 'ascending' as 'ascending' | 'descending' })
  const rows = words.people.map((name, i) => ({ name, department: words.departments[i], done: 20 + i * 30 }))
  return (
    <section className={styles.section}>
      <Heading level={2}>{words.data}</Heading>
      <Table
        caption={words.employees} showCaption rows={sort.direction === 'ascending' ? rows : rows.toReversed()} rowKey={row => row.name} sort={sort} onSort={setSort}
        columns={[
          { id: 'name', header: words.employee, cell: row => <bdi>{row.name}</bdi>, isRowHeader: true, isSortable: true },
          { id: 'department', header: words.department, cell: row => row.department },
          { id: 'done', header: words.done, cell: row => `${row.done}%`, isNumeric: true },
        ]}
      />
      <Ordered words={words} />
    </section>
  )
}
