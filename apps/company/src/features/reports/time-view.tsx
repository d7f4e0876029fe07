import { Trans, useLingui } from '@lingui/react/macro'
import { Card, EmptyState, formatNumber, Stat, StatList, type TableColumn, useUi } from '@masar/ui'
import { BarChart } from '@masar/ui/chart'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type TimeReport, timePeopleQuery, timeQuery } from './api.ts'
import { PeopleRows } from './people-rows.tsx'
import type { ReportPlace } from './place.ts'
import { ReportFrame } from './report-frame.tsx'
import { ReportTable } from './report-table.tsx'
import styles from './reports.module.css'
import { useHours, useMonthWords, useRowWords } from './words.ts'

interface ViewProps {
  place: ReportPlace
  onClear: () => void
}
type Counts = NonNullable<TimeReport['totals']>

/** More bars are too many to compare; the table has all. */
const mostBars = 8

/** How long people learned, and on how many days. */
export function TimeView({ place, onClear }: ViewProps) {
  const report = useQuery({ ...timeQuery(place), placeholderData: keepPreviousData })
  return (
    <ReportFrame
      place={place}
      query={report}
      onClear={onClear}
      isEmpty={({ totals }) => totals.seconds === 0}
      empty={
        <EmptyState drawing="reports" title={<Trans>No learning time yet</Trans>}>
          <Trans>
            Time counts while somebody plays a lesson, or scrolls and types in one that you assigned.
          </Trans>
        </EmptyState>
      }
    >
      {data => (
        <>
          <Totals totals={data.totals} />
          <Charts place={place} report={data} />
          {place.by === 'person' ? <People place={place} /> : <Rows place={place} rows={data.rows} />}
        </>
      )}
    </ReportFrame>
  )
}

function Totals({ totals }: { totals: Counts }) {
  const { tag } = useUi()
  const hours = useHours()
  const each = hours(totals.people === 0 ? 0 : totals.seconds / totals.people)
  return (
    <StatList className={styles.figures}>
      <Stat
        label={<Trans>Hours of learning</Trans>}
        value={hours(totals.seconds)}
        note={<Trans>Active time in what you assigned, from the day on which you did.</Trans>}
      />
      <Stat label={<Trans>People who learned</Trans>} value={formatNumber(tag, totals.people)} />
      <Stat label={<Trans>Hours for each of them</Trans>} value={each} />
      <Stat label={<Trans>Days of learning</Trans>} value={formatNumber(tag, totals.days)} />
    </StatList>
  )
}

function Charts({ place, report }: { place: ReportPlace; report: TimeReport }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const month = useMonthWords('2-digit')
  const words = useRowWords(place)
  const rows = report.rows.slice(0, mostBars)
  const hours = ({ seconds }: Counts) => Math.round(seconds / 36) / 100
  const format = (value: number) => formatNumber(tag, value, { maximumFractionDigits: 2 })
  return (
    <div className={styles.charts}>
      <Card>
        <BarChart
          title={t`Hours of learning, by month`}
          categoryLabel={t`Month`}
          categories={report.months.map(row => month(row.month))}
          series={[{ name: t`Hours of learning`, values: report.months.map(hours) }]}
          format={format}
        />
      </Card>
      {rows.length > 0 && place.by !== 'month' && (
        <Card>
          <BarChart
            layout="rows"
            title={t`Where the hours went`}
            categoryLabel={t`Rows`}
            categories={rows.map(words)}
            series={[{ name: t`Hours of learning`, values: rows.map(hours) }]}
            format={format}
          />
        </Card>
      )}
    </div>
  )
}

function Rows({ place, rows }: { place: ReportPlace; rows: TimeReport['rows'] }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const hours = useHours()
  const columns: TableColumn<TimeReport['rows'][number]>[] = [
    { id: 'hours', header: t`Hours of learning`, isNumeric: true, cell: row => hours(row.seconds) },
    {
      id: 'people',
      header: t`People who learned`,
      isNumeric: true,
      cell: row => formatNumber(tag, row.people),
    },
    { id: 'days', header: t`Days of learning`, isNumeric: true, cell: row => formatNumber(tag, row.days) },
  ]
  return <ReportTable place={place} rows={rows} columns={columns} />
}

function People({ place }: { place: ReportPlace }) {
  const { t } = useLingui()
  const { tag } = useUi()
  const hours = useHours()
  const list = useInfiniteQuery({ ...timePeopleQuery(place), placeholderData: keepPreviousData })
  return (
    <PeopleRows
      place={place}
      list={list}
      columns={[
        { id: 'hours', header: t`Hours of learning`, isNumeric: true, cell: row => hours(row.seconds) },
        {
          id: 'days',
          header: t`Days of learning`,
          isNumeric: true,
          cell: row => formatNumber(tag, row.days),
        },
      ]}
    />
  )
}
