import { Bell } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Badge } from '../../badge/badge.tsx'
import { BarChart } from '../../chart/bar-chart.tsx'
import { DonutChart } from '../../chart/donut-chart.tsx'
import { LineChart } from '../../chart/line-chart.tsx'
import { CodeBlock } from '../../code-block/code-block.tsx'
import { EndlessTable } from '../../endless-table/endless-table.tsx'
import { EndlessList } from '../../endless-list/endless-list.tsx'
import { Icon } from '../../icon/icon.tsx'
import { List, ListItem } from '../../list/list.tsx'
import { MediaPlayer } from '../../media-player/media-player.tsx'
import { RichContent, RichLine } from '../../rich-text/rich-content.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { SortableList } from '../../sortable-list/sortable-list.tsx'
import { Table } from '../../table/table.tsx'
import type { RowKey, TableSort } from '../../table/table-props.ts'
import { Tree } from '../../tree/tree.tsx'
import styles from '../gallery.module.css'
import type { Samples } from '../samples.ts'
import type { Examples } from './example.ts'

/** As the service renders `\bar{x} = \frac{1}{n}\sum x_i` and `x^2`. */
const square = ['msup', {}, ['mi', {}, 'x'], ['mn', {}, '2']]
const mean = [
  'mrow',
  {},
  ['mover', {}, ['mi', {}, 'x'], ['mo', { stretchy: 'false' }, '‾']],
  ['mo', {}, '='],
  ['mfrac', {}, ['mn', {}, '1'], ['mi', {}, 'n']],
  ['mo', { movablelimits: 'false' }, '∑'],
  ['msub', {}, ['mi', {}, 'x'], ['mi', {}, 'i']],
]
const marked = [
  ['span', { dataToken: 'keyword' }, 'def'],
  ' ',
  ['span', { dataToken: 'function' }, 'mean'],
  '(values):\n    ',
  ['span', { dataToken: 'comment' }, '# المتوسط'],
  '\n    ',
  ['span', { dataToken: 'keyword' }, 'return'],
  ' sum(values) / len(values)\n',
]

/** A list that a person puts in order. */
function Ordered({ words }: { words: Samples }) {
  const [keys, setKeys] = useState(() => words.courses.map((_, index) => `${index}`))
  const items = useMemo(() => keys.map(key => ({ key, name: words.courses[Number(key)]! })), [keys, words])
  return (
    <SortableList
      label={words.order}
      items={items}
      itemKey={item => item.key}
      itemLabel={item => item.name}
      renderItem={item => <bdi>{item.name}</bdi>}
      onReorder={setKeys}
    />
  )
}

/** A tree whose parts are moved. */
function Moved({ words }: { words: Samples }) {
  const [above, setAbove] = useState<Record<string, string | null>>({ 1: '0' })
  const items = useMemo(
    () => words.departments.map((name, index) => ({ key: `${index}`, name, above: above[index] ?? null })),
    [words, above],
  )
  return (
    <Tree
      label={words.employees}
      items={items}
      itemKey={item => item.key}
      parentKey={item => item.above}
      itemLabel={item => item.name}
      renderItem={item => <bdi>{item.name}</bdi>}
      defaultExpanded={['0']}
      onMove={(key, to) => setAbove(known => ({ ...known, [key]: to }))}
    />
  )
}

function People({ words }: { words: Samples }) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set([words.people[1]!]))
  const rows = words.people.map((name, i) => ({ name, department: words.departments[i], done: 20 + i * 30 }))
  return (
    <Table
      caption={words.employees}
      showCaption
      rows={sort.direction === 'ascending' ? rows : rows.toReversed()}
      rowKey={row => row.name}
      sort={sort}
      onSort={setSort}
      selection={{ selected, onChange: setSelected, rowLabel: row => row.name }}
      columns={[
        {
          id: 'name',
          header: words.employee,
          cell: row => <bdi>{row.name}</bdi>,
          isRowHeader: true,
          isSortable: true,
        },
        { id: 'department', header: words.department, cell: row => row.department },
        { id: 'done', header: words.done, cell: row => `${row.done}%`, isNumeric: true },
      ]}
    />
  )
}

/** The same people, as a list of any length shows them. */
function ManyPeople({ words }: { words: Samples }) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set())
  return (
    <EndlessTable
      label={words.employees}
      columns={[
        { id: 'name', header: words.employee, cell: name => <bdi>{name}</bdi>, isRowHeader: true, share: 2 },
        {
          id: 'department',
          header: words.department,
          cell: name => words.departments[words.people.indexOf(name)],
        },
      ]}
      rows={words.people}
      rowKey={name => name}
      rowLabel={name => name}
      selection={{ selected, onChange: setSelected }}
    />
  )
}

/** Pages come by the button alone here: the gallery's own end must stay in reach. */
function Endless({ words }: { words: Samples }) {
  const [items, setItems] = useState([1, 2, 3])
  const more = () => setItems(list => [...list, ...[1, 2, 3].map(step => list.length + step)])
  return (
    <EndlessList
      label={words.notices}
      automaticPages={0}
      items={items}
      itemKey={item => item}
      renderItem={item => <ListItem title={`${words.notice} ${item}`} note={words.update} />}
      total={12}
      hasMore={items.length < 12}
      onLoadMore={more}
    />
  )
}

const series = (words: Samples) => [
  { name: words.enrolled, values: [12, 19, 31, 27, 40, 48] },
  { name: words.completed, values: [3, 8, null, 14, 22, 30] },
]

/** Rows, figures and what authors bring. */
export const dataExamples: Examples = {
  list: ({ words }) => (
    <List label={words.notices} isFramed>
      <ListItem
        start={<Icon of={Bell} />}
        title={words.saved}
        note={words.home}
        end={<Badge tone="accent">{words.best}</Badge>}
      />
      <ListItem start={<Icon of={Bell} />} title={words.paid} note={words.teacher} />
    </List>
  ),
  'endless-list': Endless,
  'sortable-list': Ordered,
  tree: Moved,
  table: People,
  'endless-table': ManyPeople,
  chart: ({ words }) => (
    <div className={styles.columns}>
      <BarChart
        title={words.chartTitle}
        summary={words.chartSummary}
        categoryLabel={words.month}
        categories={words.months}
        series={series(words)}
      />
      <LineChart
        title={words.chartLine}
        categoryLabel={words.month}
        categories={words.months}
        series={series(words)}
      />
      <DonutChart
        title={words.chartStates}
        categoryLabel={words.state}
        valueLabel={words.employees}
        parts={words.states.map((name, i) => ({ name, value: [42, 25, 13][i]! }))}
      />
      <BarChart
        layout="rows"
        title={words.chartCourses}
        categoryLabel={words.about}
        categories={words.courses}
        series={[{ name: words.completed, values: [87, 64, 40, 12] }]}
        format={value => `${value}%`}
      />
    </div>
  ),
  'code-block': () => (
    <CodeBlock
      title="course.py"
      code={'for lesson in course:\n    lesson.read()  # اقرأ الدرس ثم لخّصه بكلماتك\n'}
    />
  ),
  'rich-text': ({ words }) => (
    <RichText
      topHeading={4}
    >{`## ${words.prose[0]}\n\n${words.prose[1]}\n\nAn English paragraph among them, with \`code\`.\n\nفقرة عربية فيها كلمة HTML.\n\n- [x] ${words.prose[2]}\n- [ ] ${words.prose[3]}`}</RichText>
  ),
  'rich-content': ({ words }) => (
    <>
      <RichContent topHeading={4}>
        {[
          ['p', {}, words.prose[1]],
          ['math', { display: 'block' }, mean],
          ['pre', {}, ['code', { className: 'language-python' }, ...marked]],
        ]}
      </RichContent>
      <p>
        <RichLine written="$x^2$">{[`${words.prose[2]} `, ['math', {}, square]]}</RichLine>
      </p>
    </>
  ),
  'media-player': ({ words }) => (
    <div className={styles.video}>
      <MediaPlayer src={undefined} title={words.courses[0]!} />
    </div>
  ),
}
