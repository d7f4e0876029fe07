import { sentence, type Locale } from '../../../locale.ts'
import type { Cell, Table } from '../../companies/files/table.ts'
import type { ExamStatisticsAnswer } from './read.ts'

type Item = ExamStatisticsAnswer['items'][number]

const columns: { title: { id: string; message: string }; read: (item: Item) => Cell }[] = [
  { title: /*i18n*/ { id: 'statistics.question', message: 'Question' }, read: item => item.number },
  { title: /*i18n*/ { id: 'statistics.text', message: 'Text' }, read: item => item.body },
  { title: /*i18n*/ { id: 'statistics.attempts', message: 'Attempts' }, read: item => item.attempts },
  { title: /*i18n*/ { id: 'statistics.max', message: 'Points' }, read: item => item.max },
  { title: /*i18n*/ { id: 'statistics.facility', message: 'Facility (%)' }, read: item => item.facility },
  {
    title: /*i18n*/ { id: 'statistics.deviation', message: 'Standard deviation' },
    read: item => item.standard_deviation,
  },
  {
    title: /*i18n*/ { id: 'statistics.index', message: 'Discrimination index' },
    read: item => item.discrimination_index,
  },
  {
    title: /*i18n*/ { id: 'statistics.efficiency', message: 'Discriminative efficiency (%)' },
    read: item => item.discriminative_efficiency,
  },
  {
    title: /*i18n*/ { id: 'statistics.weight', message: 'Effective weight (%)' },
    read: item => item.effective_weight,
  },
]

/** The questions with their figures, for a file; what cannot be computed leaves its cell empty. */
export function statisticsTable({ items }: ExamStatisticsAnswer, locale: Locale): Table {
  return {
    columns: columns.map(({ title }) => ({ kind: 'text', title: sentence(locale, title) })),
    pages: once(items.map(item => columns.map(({ read }) => read(item)))),
  }
}

async function* once(rows: Cell[][]) {
  yield rows
}
