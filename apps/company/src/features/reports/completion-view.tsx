import { Trans, useLingui } from '@lingui/react/macro'
import { Card, EmptyState, formatNumber, Stat, StatList, type TableColumn, useUi } from '@masar/ui'
import { BarChart } from '@masar/ui/chart'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ListLink } from '../dashboard/list-link.tsx'
import { type CompletionReport, completionPeopleQuery, completionQuery } from './api.ts'
import { PeopleRows } from './people-rows.tsx'
import { useRights } from '../people/rights.ts'
import {
  assignmentsAddress,
  filtersOf,
  learnersAddress,
  type ReportFilters,
  type ReportPlace,
} from './place.ts'
import { ReportFrame } from './report-frame.tsx'
import { narrowingOf, ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { useMonthWords, useRowWords } from './words.ts'

interface ViewProps {
  place: ReportPlace
  onClear: () => void
}
type Counts = NonNullable<CompletionReport['totals']>
type Count = keyof Counts
type ToldReport = CompletionReport & { totals: Counts }

/** What each number is in the list of assignments. */
const states = {
  assigned: undefined,
  not_started: 'assigned',
  in_progress: 'in_progress',
  completed: 'completed',
  overdue: 'overdue',
} as const
const ofAssignments = Object.keys(states) as (keyof typeof states)[]
const ofLicences = ['begun', 'begun_completed'] as const

/** What there is to show: nothing of licences where none was used. */
function countsOf({ begun }: Counts): readonly Count[] {
  return begun === 0 ? ofAssignments : [...ofAssignments, ...ofLicences]
}

/** More bars are too many to compare; the table has all. */
const mostBars = 8

function useCountWords(): Record<Count, string> {
  const { t } = useLingui()
  return {
    assigned: t`Assigned`,
    not_started: t`Not started`,
    in_progress: t`In progress`,
    completed: t({ message: 'Finished', context: 'state of an assignment' }),
    overdue: t`Overdue`,
    begun: t`Begun by licence`,
    begun_completed: t`Finished by licence`,
  }
}

/** How far what was assigned is, and what was completed when. */
export function CompletionView({ place, onClear }: ViewProps) {
  const report = useQuery({ ...completionQuery(place), placeholderData: keepPreviousData })
  return (
    <ReportFrame
      place={place}
      query={report}
      onClear={onClear}
      isEmpty={({ totals, months }) => totals.assigned + totals.begun === 0 && months.length === 0}
      empty={
        <EmptyState drawing="reports" title={<Trans>Nothing is assigned yet</Trans>}>
          <Trans>Once courses are assigned, you see people’s progress here.</Trans>
        </EmptyState>
      }
    >
      {data => (
        <>
          <Totals place={place} totals={data.totals} />
          <Charts place={place} report={data} />
          {place.by === 'person' ? (
            <People place={place} counts={countsOf(data.totals)} />
          ) : (
            <Rows place={place} report={data} />
          )}
        </>
      )}
    </ReportFrame>
  )
}

interface NumberProps {
  filters: ReportFilters | undefined
  count: Count
  value: number
}

/** A number that opens the assignments it counts, or the people who began it by licence. */
function CountLink({ filters, count, value }: NumberProps) {
  const { tag } = useUi()
  const { readsPeople } = useRights()
  const number = formatNumber(tag, value)
  const isOfLicence = count === 'begun' || count === 'begun_completed'
  const isFinished = count === 'begun_completed' || filters?.source === 'licence_finished'
  if (filters === undefined || value === 0 || (isOfLicence && !readsPeople)) return number
  const to = isOfLicence
    ? learnersAddress(filters, isFinished ? 'licence_finished' : 'licence')
    : assignmentsAddress(filters, states[count])
  return <ListLink to={to}>{number}</ListLink>
}

function Totals({ place, totals }: { place: ReportPlace; totals: Counts }) {
  const { tag } = useUi()
  const words = useCountWords()
  const share = formatNumber(tag, totals.assigned === 0 ? 0 : totals.completed / totals.assigned, {
    style: 'percent',
  })
  return (
    <StatList className={styles.figures}>
      {countsOf(totals).map(count => (
        <Stat
          key={count}
          label={words[count]}
          value={<CountLink filters={filtersOf(place)} count={count} value={totals[count]} />}
          note={count === 'completed' && <Trans>{share} of what was assigned</Trans>}
        />
      ))}
    </StatList>
  )
}

function Charts({ place, report }: { place: ReportPlace; report: ToldReport }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const month = useMonthWords('2-digit')
  const words = useRowWords(place)
  const names = useCountWords()
  const rows = report.rows.slice(0, mostBars)
  const share = ({ completed, assigned, begun, begun_completed: done }: Counts) =>
    assigned + begun === 0 ? null : (completed + done) / (assigned + begun)
  return (
    <div className={styles.charts}>
      <Card>
        <BarChart
          title={t`Assigned and finished, by month`}
          summary={t`Assigned in the month, and finished in the month, whenever it was assigned or begun.`}
          categoryLabel={t`Month`}
          categories={report.months.map(row => month(row.month))}
          series={[
            { name: names.assigned, values: report.months.map(row => row.assigned) },
            ...(report.totals.begun === 0
              ? []
              : [{ name: names.begun, values: report.months.map(row => row.begun) }]),
            { name: names.completed, values: report.months.map(row => row.completed) },
          ]}
        />
      </Card>
      {rows.length > 0 && place.by !== 'month' && (
        <Card>
          <BarChart
            layout="rows"
            title={t`Share that is finished`}
            categoryLabel={t`Rows`}
            categories={rows.map(words)}
            series={[{ name: t`Share that is finished`, values: rows.map(share) }]}
            format={value => formatNumber(tag, value, { style: 'percent' })}
          />
        </Card>
      )}
    </div>
  )
}

function Rows({ place, report }: { place: ReportPlace; report: ToldReport }) {
  const words = useCountWords()
  const columns = countsOf(report.totals).map((count): TableColumn<CompletionReport['rows'][number]> => ({
    id: count,
    header: words[count],
    isNumeric: true,
    cell: row => <CountLink filters={narrowingOf(place, row)} count={count} value={row[count]} />,
  }))
  return <ReportTable place={place} rows={report.rows} columns={columns} />
}

function People({ place, counts }: { place: ReportPlace; counts: readonly Count[] }) {
  const { tag } = useUi()
  const words = useCountWords()
  const list = useInfiniteQuery({ ...completionPeopleQuery(place), placeholderData: keepPreviousData })
  return (
    <PeopleRows
      place={place}
      list={list}
      columns={counts.map(count => ({
        id: count,
        header: words[count],
        isNumeric: true,
        cell: (person: Counts) => formatNumber(tag, person[count]),
      }))}
    />
  )
}
